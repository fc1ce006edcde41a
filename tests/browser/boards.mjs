// Each board is shown, and a few plies are played on it by mouse.

import assert from "node:assert/strict";
import { test } from "node:test";

import { PATIENCE, visit } from "./visit.mjs";

// Two people at Barricade. These dice show 5 and 4 for who begins, then 4 and 5.
function barricade({ name, rules, language, houses, bars, colours, fields }) {
    const position = (turn, pawns, roll = "") => {
        const [one, other] = pawns.map((pawn) => `h,h,h,h,${pawn}`);
        return `BAR1 ${name} houses=${houses} turn=${turn} pawns=${one}/${other} bars=${bars}${roll}`;
    };
    return {
        name,
        address: `?play=barricade&rules=${rules},players=2&seed=3&lang=${language}`,
        start: position(0, ["h", "h"], " roll=?,?"),
        plies: [
            { touches: ["die", "die"], position: position(0, ["h", "h"]) },
            { touches: ["die", colours[0], fields[0]], position: position(1, [fields[0], "h"]) },
            { touches: ["die", colours[1], fields[1]], position: position(0, fields) },
        ],
    };
}

// The touches of each ply, and the position that `bergerie apply` gives after it.
const MATCHES = [
    {
        name: "enclos",
        address: "?play=enclos&lang=en",
        start: "c3d5e3/c4d3e4/00000000000000000000000/w",
        plies: [
            { touches: ["e3", "f2", "f2/g2"], position: "c3d5f2/c4d3e4/00080000000000000000000/b" },
            { touches: ["d3", "d2", "d2/e2"], position: "c3d5f2/c4d2e4/00080000000400000000000/w" },
            { touches: ["f2", "f3", "e3/f3"], position: "c3d5f3/c4d2e4/00080080000400000000000/b" },
        ],
    },
    {
        name: "tigers",
        address: "?play=tigers&lang=fr",
        start: "T...T...............T...T S 20 0",
        plies: [
            { touches: ["c2"], position: "T...T..S............T...T T 19 0" },
            { touches: ["e1", "e2"], position: "T......S.T..........T...T S 19 0" },
            { touches: ["d4"], position: "T......S.T........S.T...T T 18 0" },
        ],
    },
    barricade({
        name: "classic",
        rules: "classic",
        language: "en",
        houses: "0,3",
        bars: "9,28,37,40,47,51,73,77,81,85,89",
        colours: ["red", "blue"],
        fields: ["100", "105"],
    }),
    barricade({
        name: "saint_marcoise_4",
        rules: "saint-marcoise-4",
        language: "fr",
        houses: "0,2",
        bars: "20,24,28,32,61,63,65,67,80,81,99",
        colours: ["red", "yellow"],
        fields: ["15", "14"],
    }),
    barricade({
        name: "saint_marcoise_6",
        rules: "saint-marcoise-6",
        language: "en",
        houses: "0,3",
        bars: "30,34,38,42,46,50,60,64,68,72,76,80,90,91,103,116",
        colours: ["red", "blue"],
        fields: ["23", "10"],
    }),
];

for (const { name, address, start, plies } of MATCHES) {
    test(`three plies on the board ${name}`, PATIENCE, async (context) => {
        await visit(context, address, async (player, clock) => {
            const table = await player.begin();
            clock("board");
            assert.equal(table.position, start);
            await player.sees(`${name}-0`);
            for (const { touches, position } of plies) {
                assert.equal((await player.play(touches)).position, position);
            }
            clock(`${plies.length} plies`);
            await player.sees(`${name}-${plies.length}`);
        });
    });
}
