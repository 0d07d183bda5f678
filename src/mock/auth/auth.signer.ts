import { compactVerify } from 'jose/jws/compact/verify'
import { SignJWT } from 'jose/jwt/sign'
import * as v from 'valibot'
import { table } from '../db'
import type { World } from '../world'
import { randomText } from './auth.random'

/** One row: what tokens are signed with where the mock was given nothing for it. */
export const secrets = table<{ secret: string }>('auth.secret', () => [{ secret: randomText(32) }], { kept: true })

/** Access and refresh tokens live ten minutes. */
export const tokenLife = 10 * 60

const claimsSchema = v.object({
  /** the user's number */
  id: v.number(),
  kind: v.picklist(['access', 'refresh']),
  /** unique to the token; begins with its session */
  jti: v.string(),
  /** seconds since 1970 */
  exp: v.number(),
  /** seconds since 1970 */
  nbf: v.exactOptional(v.number()),
})
export type Claims = v.InferOutput<typeof claimsSchema>

/** Signs one token of a kind. */
export type Signer = (claims: Pick<Claims, 'id' | 'kind' | 'jti'>) => Promise<string>

const nowOf = (world: World): number => Math.floor(world.now() / 1000)

async function keyOf(world: World): Promise<CryptoKey> {
  const secret = world.secret ?? world.read(secrets)[0]?.secret ?? ''
  const how = { name: 'HMAC', hash: 'SHA-256' }
  return globalThis.crypto.subtle.importKey('raw', new TextEncoder().encode(secret), how, false, ['sign', 'verify'])
}

/** Web Crypto is there over https and on localhost only. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** Undefined when nothing can be signed: no secret, or a page on plain http. */
export async function openSigner(world: World): Promise<Signer | undefined> {
  const key = await keyOf(world).catch(() => undefined)
  if (!key) return undefined
  return (claims) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(nowOf(world))
      .setExpirationTime(nowOf(world) + tokenLife)
      .sign(key)
}

/** What a token says, null when it is forged, expired, not valid yet or of the other kind. */
export async function readToken(world: World, token: string, kind: Claims['kind']): Promise<Claims | null> {
  try {
    const { payload } = await compactVerify(token, await keyOf(world), { algorithms: ['HS256'] })
    const claims = v.parse(claimsSchema, JSON.parse(new TextDecoder().decode(payload)))
    const now = nowOf(world)
    return claims.kind === kind && claims.exp > now && (claims.nbf ?? now) <= now ? claims : null
  } catch {
    return null
  }
}
