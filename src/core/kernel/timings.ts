/** Milliseconds of a day. */
export const dayMs = 24 * 60 * 60 * 1000

/** Milliseconds that a change can be taken back in before it is sent. */
export const undoMs = 5_000

/** Milliseconds without a key before a list is asked for what was typed. */
export const debounceMs = 200
