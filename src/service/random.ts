/** Repeatable numbers in [0, 1) (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number from a text, so that each table has its own random sequence. */
export const seedOf = (seed: number, text: string): number =>
  [...text].reduce((mixed, letter) => Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193), seed ^ 0x811c9dc5)
