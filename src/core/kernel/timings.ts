export const dayMs = 24 * 60 * 60 * 1000

/** Milliseconds during which a change can be undone before it is sent. */
export const undoMs = 5_000

/** Milliseconds that a backend may ask a call to wait before it is retried; for more, the call fails and says so. */
export const longestAskedMs = 5_000

/** Milliseconds after which a failed call may be made again, even if the backend asks for more. */
export const longestPauseMs = 5 * 60_000

/** Milliseconds of debounce before a search is sent. */
export const debounceMs = 200
