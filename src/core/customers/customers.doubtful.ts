/**
 * Values with a lower confidence should be checked by the user: parts disagree, or it is a guess among a few
 * candidates.
 */
export const doubtful = 0.5
