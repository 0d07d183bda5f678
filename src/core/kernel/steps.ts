/** Work in steps of a few tenths of a millisecond (`isStep`); yields its progress, 0 to 1. */
export type Steps<T> = Generator<number, T>

/** Reading the clock costs more than most work between readings: in a loop, one step is this many iterations. */
export const isStep = (round: number): boolean => (round & 63) === 63
