import { compactVerify } from 'jose/jws/compact/verify'
import { SignJWT } from 'jose/jwt/sign'
import * as v from 'valibot'
import type { Backend } from '../handle'
import { table } from '../table'
import { randomText } from './auth.random'

/** One row, created on first use: the signing secret of a backend that was given none. */
export const secrets = table<{ secret: string }>('auth.secret', {
  of: 'everyone',
  key: (_, position) => position,
  kept: true,
})

/** Seconds; access tokens are valid for ten minutes. */
export const tokenLife = 10 * 60

const claimsSchema = v.object({
  /** the user's number */
  id: v.number(),
  kind: v.picklist(['access', 'refresh']),
  /** unique to the token; starts with its session */
  jti: v.string(),
  /** seconds since 1970 */
  exp: v.number(),
  /** seconds since 1970 */
  nbf: v.exactOptional(v.number()),
})
export type Claims = v.InferOutput<typeof claimsSchema>

/** Signs a token that is valid for `life` seconds; default: the life of an access token. */
export type Signer = (claims: Pick<Claims, 'id' | 'kind' | 'jti'>, life?: number) => Promise<string>

type Settings = Pick<Backend, 'store' | 'now' | 'secret'>

const nowOf = ({ now }: Settings): number => Math.floor(now() / 1000)

/** The stored secret; `make` creates it if missing. */
const storedSecret = ({ store }: Settings, make: boolean): Promise<string> =>
  store.transact(null, (tx) => {
    const known = tx.read(secrets)[0]?.secret
    if (known !== undefined || !make) return known ?? ''
    const secret = randomText(32)
    tx.write(secrets, [{ secret }])
    return secret
  })

async function keyOf(settings: Settings, make: boolean): Promise<CryptoKey> {
  const secret = settings.secret ?? (await storedSecret(settings, make))
  const how = { name: 'HMAC', hash: 'SHA-256' }
  return globalThis.crypto.subtle.importKey('raw', new TextEncoder().encode(secret), how, false, ['sign', 'verify'])
}

/** Web Crypto is available on https and localhost only. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** Undefined if signing is impossible: no secret, or a page on plain http. */
export async function openSigner(settings: Settings): Promise<Signer | undefined> {
  const key = await keyOf(settings, true).catch(() => undefined)
  if (!key) return undefined
  return (claims, life = tokenLife) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(nowOf(settings))
      .setExpirationTime(nowOf(settings) + life)
      .sign(key)
}

/** A token's claims, null if it is forged, expired, not valid yet or of the other kind. */
export async function readToken(settings: Settings, token: string, kind: Claims['kind']): Promise<Claims | null> {
  try {
    const { payload } = await compactVerify(token, await keyOf(settings, false), { algorithms: ['HS256'] })
    const claims = v.parse(claimsSchema, JSON.parse(new TextDecoder().decode(payload)))
    const now = nowOf(settings)
    return claims.kind === kind && claims.exp > now && (claims.nbf ?? now) <= now ? claims : null
  } catch {
    return null
  }
}
