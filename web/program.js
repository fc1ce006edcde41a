// The program, and how much of it has come.

const PROGRAM = "bergerie_bg.wasm";

// Resolves to the answer that brings the program. `tell` hears again and again which part of it is there, from 0 to 1.
export async function fetchProgram(tell) {
    const answer = await fetch(PROGRAM);
    if (!answer.ok) throw new Error(`${PROGRAM}: ${answer.status}`);
    let come = 0;
    const counter = new TransformStream({
        transform(bytes, rest) {
            come += bytes.length;
            // An answer that was squeezed on its way tells a smaller size than it has.
            tell(come / SITE.files[PROGRAM].size);
            rest.enqueue(bytes);
        },
    });
    return new Response(answer.body.pipeThrough(counter), { headers: { "content-type": "application/wasm" } });
}
