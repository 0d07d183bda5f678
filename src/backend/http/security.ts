import type { MiddlewareHandler } from 'hono'

/** The strictest policy a page of the dashboard works under. Sounds are for the player of the gallery alone. */
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

/** A link that sets a password has its token in the address: no page is told where somebody came from. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('content-security-policy', policy)
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  c.header('cross-origin-opener-policy', 'same-origin')
}

/** A name of elsewhere that leads to this machine is DNS rebinding: its page would read what is answered here. */
const isLocal = ({ hostname }: URL) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

export const localOnly: MiddlewareHandler = (c, next) =>
  isLocal(new URL(c.req.url)) ? next() : Promise.resolve(c.body(null, 421))
