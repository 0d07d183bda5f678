/** Maximum size of a file. */
export const mostFileBytes = 4 * 1024 * 1024

/** Maximum number of files of one record. */
export const mostFiles = 10

export const longestFileName = 100
