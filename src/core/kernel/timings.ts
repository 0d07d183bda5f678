export const dayMs = 24 * 60 * 60 * 1000

/** Milliseconds during which a change can be undone before it is sent. */
export const undoMs = 5_000

/** Milliseconds of debounce before a search is sent. */
export const debounceMs = 200
