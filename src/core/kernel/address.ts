/** Text without lone halves of surrogate pairs, which neither an address nor UTF-8 can hold: each becomes U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')

/** A value as one part of an address, whatever it contains. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text))

/** Whether an address would go up or stay with this as a segment, however it is escaped. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..'

/** A value as one segment of a path. The segment made of `.` and `..` leads nowhere, where they would lead elsewhere. */
export const pathSegment = (text: string): string =>
  isDotSegment(text) ? text.replaceAll('.', '%252e') : encodeText(text)

/** An address without the slashes at its end. */
export function withoutEndSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}

/** What addresses on a page are relative to. An `<img name=baseURI>` shadows the document's own `baseURI`. */
export const baseOf = (page: Document): string =>
  globalThis.Document ? Reflect.get(Document.prototype, 'baseURI', page) : page.baseURI
