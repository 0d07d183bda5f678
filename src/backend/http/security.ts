import type { Context, MiddlewareHandler } from 'hono'

/** The strictest policy the dashboard works under. Only the gallery's player needs `media-src`. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  'media-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Prevents DNS rebinding: a foreign host name that resolves to this machine would let its page read our responses. */
const isLocal = ({ hostname }: URL) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Browsers ignore this header on plain HTTP, and log a warning. A proxy with TLS says that the browser used HTTPS. */
const isTrustworthy = (c: Context): boolean => {
  const url = new URL(c.req.url)
  return isLocal(url) || url.protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'
}

/** The referrer policy keeps the token of a password link, which is in its address, from other sites. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('content-security-policy', policy)
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  if (isTrustworthy(c)) c.header('cross-origin-opener-policy', 'same-origin')
}

export const localOnly: MiddlewareHandler = (c, next) =>
  isLocal(new URL(c.req.url)) ? next() : Promise.resolve(c.body(null, 421))
