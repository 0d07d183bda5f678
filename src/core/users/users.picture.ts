/** Maximum characters of a picture, stored as a data URL. */
export const longestPicture = 200_000
