// The program, and how much of it has come.

const PROGRAM = "bergerie_bg.wasm";

// Tells again and again which part of an answer is there, from 0 to 1.
async function count(answer, tell) {
    let come = 0;
    // Safari reads a stream in no other way.
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        come += part.value.length;
        // An answer that was squeezed on its way tells a smaller size than it has.
        tell(come / SITE.files[PROGRAM].size);
    }
}

// Resolves to the answer that brings the program. `tell` hears which part of it is there.
export async function fetchProgram(tell) {
    const answer = await fetch(PROGRAM);
    if (!answer.ok) throw new Error(`${PROGRAM}: ${answer.status}`);
    // A copy is counted: what passes through a script is compiled late. Whoever waits for the answer hears of its faults.
    count(answer.clone(), tell).catch(() => {});
    return answer;
}
