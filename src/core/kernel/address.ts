/** Replaces lone surrogates, which neither a URL nor UTF-8 can encode, by U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')

/** Percent-encodes any text for a URL. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text))

/** Whether a path segment would be resolved as `.` or `..`, however it is escaped. */
export const isDotSegment = (text: string): boolean => text === '.' || text === '..'

/**
 * A value as one path segment. `.` and `..` become a segment that matches nothing, since they would resolve to another
 * path.
 */
export const pathSegment = (text: string): string =>
  isDotSegment(text) ? text.replaceAll('.', '%252e') : encodeText(text)

/** Removes trailing slashes. */
export function withoutEndSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}

/** The base URL of a page. An `<img name=baseURI>` would shadow the document's own `baseURI`. */
export const baseOf = (page: Document): string =>
  globalThis.Document ? Reflect.get(Document.prototype, 'baseURI', page) : page.baseURI

/** A path of the backend as an absolute URL; throws for a relative base URL outside a page. */
export function addressBelow(baseUrl: string, path: string): string {
  const page = globalThis.document ? baseOf(globalThis.document) : globalThis.location?.href
  return new URL(withoutEndSlashes(baseUrl) + path, page).href
}

/** The same backend has the same issuer, however its URL is written. */
export function issuerOf(baseUrl: string): string {
  try {
    return addressBelow(baseUrl, '/')
  } catch {
    return baseUrl
  }
}
