export type DecodedText = { readonly text: string; readonly encoding: 'UTF-8' | 'UTF-16' | 'windows-874' }

/** Stands for bytes that can't be read. */
export const unreadable = '\ufffd'

/**
 * Whether fewer letters are unreadable than are read. Thai Windows has letters where UTF-8 expects pairs and triples of
 * bytes, so nearly all of its letters would be unreadable.
 */
function isUtf8(text: string): boolean {
  let faults = 0
  let letters = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) faults++
    else if (code > 0x7f) letters++
  }
  return faults === 0 || faults < letters
}

/**
 * The text of a file in UTF-16 (with its mark), UTF-8 or Thai Windows, in which Excel and older programs write CSV. A few
 * damaged bytes don't change the encoding: they are `unreadable`.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  const text = new TextDecoder().decode(bytes)
  return isUtf8(text)
    ? { text, encoding: 'UTF-8' }
    : { text: new TextDecoder('windows-874').decode(bytes), encoding: 'windows-874' }
}
