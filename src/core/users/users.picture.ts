/** A picture is stored as a data URL of at most this many characters. */
export const longestPicture = 200_000
