/** Work in steps of some tenth of a millisecond (`isStep`); what it yields is how far it is, 0 to 1. */
export type Steps<T> = Generator<number, T>

/** A look at the clock costs more than most of what is done between: in a loop a step is this many rounds. */
export const isStep = (round: number): boolean => (round & 63) === 63
