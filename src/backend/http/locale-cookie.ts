/**
 * Name of the cookie with the user's language, by the page's address. The page says it, and its script writes it. Browsers
 * send a cookie to all ports of a host, where other shops may be.
 */
export const localeCookieOf = (address: string): string => {
  const { port } = new URL(address)
  return port === '' ? 'locale' : `locale-${port}`
}
