import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

/** Pages that may show ours in a frame. */
export type FrameAncestors = 'none' | 'self'

const printOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`
const printsIn = (html: string, inline: RegExp) =>
  [...html.matchAll(inline)].map(([, text = '']) => printOf(text)).join('')

/**
 * The strictest policy the dashboard works under; only the gallery's player needs `media-src`. It allows the inline
 * import maps, scripts and styles of `html` by their hashes.
 */
export const policyOf = (ancestors: FrameAncestors, html = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self'${printsIn(html, /<script(?: type="(?:importmap|module)")?>([\s\S]*?)<\/script>/g)}`,
    `style-src 'self'${printsIn(html, /<style>([^<]*)<\/style>/g)}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    'media-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${ancestors}'`,
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Prevents DNS rebinding: a foreign host name that resolves to this machine would let its page read our responses. */
const isLocal = ({ hostname }: URL) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Browsers ignore this header on plain HTTP, and log a warning. A proxy with TLS says that the browser used HTTPS. */
const isTrustworthy = (c: Context): boolean => {
  const url = new URL(c.req.url)
  return isLocal(url) || url.protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'
}

/**
 * Keeps the policy of a page that has one of its own. The referrer policy keeps the token of a password link, which is
 * in its address, from other sites.
 */
export const securityHeaders =
  (ancestors: FrameAncestors): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', policyOf(ancestors))
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    if (isTrustworthy(c)) c.header('cross-origin-opener-policy', 'same-origin')
  }

export const localOnly: MiddlewareHandler = (c, next) =>
  isLocal(new URL(c.req.url)) ? next() : Promise.resolve(c.body(null, 421))
