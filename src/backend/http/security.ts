import type { MiddlewareHandler } from 'hono'

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

/** A password link has its token in the URL: `no-referrer` keeps it from other sites. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('content-security-policy', policy)
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  c.header('cross-origin-opener-policy', 'same-origin')
}

/** Prevents DNS rebinding: a foreign host name that resolves to this machine would let its page read our responses. */
const isLocal = ({ hostname }: URL) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

export const localOnly: MiddlewareHandler = (c, next) =>
  isLocal(new URL(c.req.url)) ? next() : Promise.resolve(c.body(null, 421))
