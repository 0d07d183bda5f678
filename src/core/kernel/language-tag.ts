import * as v from 'valibot'

/** The language of a page, or one that was chosen, as a BCP 47 tag. */
export const languageTag = v.exactOptional(v.pipe(v.string(), v.maxLength(35, 'too-long')))
