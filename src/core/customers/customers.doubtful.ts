/** A value with less confidence than this is to be looked at by a person: parts disagree, or it is a guess between few. */
export const doubtful = 0.5
