import { systemNow } from '../kernel/clock'
import { sharedFolder } from '../kernel/storage-keys'

/** Names of a session's entries in the storage of one backend. */
export const tokenNames = { access: 'accessToken', refresh: 'refreshToken' } as const
export const userKey = 'userData'

/** Milliseconds before its expiry from which a token isn't used without the renewal code. */
const margin = 60_000

/** Seconds since 1970; undefined without a readable claim. */
function expiryOf(token: string): unknown {
  try {
    const [, claims = ''] = token.split('.')
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp
  } catch {
    return undefined
  }
}

/**
 * The stored session's access token, read before the code for sessions has loaded; null without a session, undefined if
 * that code has to decide first: the token may have expired.
 */
export function storedToken(issuer: string): string | null | undefined {
  try {
    const key = (name: string) => sharedFolder(issuer) + name
    const area = [localStorage, sessionStorage].find((each) => each.getItem(key(userKey)) !== null)
    const token = (area ?? localStorage).getItem(key(tokenNames.access))
    if (token === null && !area) return null
    const expiry = token && expiryOf(token)
    return token && typeof expiry === 'number' && expiry * 1000 - systemNow() > margin ? token : undefined
  } catch {
    return undefined
  }
}
