import { encode as textOf } from 'jose/base64url'
import { randomText } from './auth.random'

/** A stored password hash; `method` names the algorithm, default PBKDF2-SHA256. */
export type PasswordHash = { readonly salt: string; readonly hash: string; readonly method?: string }

/** How a backend hashes and verifies passwords. */
export type Passwords = {
  hash(password: string): Promise<PasswordHash>
  /** Takes as long without a stored hash, so that timing doesn't reveal who has an account. */
  matches(password: string, stored: PasswordHash | undefined): Promise<boolean>
}

/** Matches no password. */
export const noPassword: PasswordHash = { salt: '', hash: '' }

const iterations = 20_000

async function derive(password: string, salt: string): Promise<string> {
  const { subtle } = globalThis.crypto
  const bytes = new TextEncoder()
  const key = await subtle.importKey('raw', bytes.encode(password.normalize('NFC')), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations }
  return textOf(new Uint8Array(await subtle.deriveBits(how, key, 256)))
}

/** PBKDF2 from Web Crypto, for the mock. A backend with real passwords needs a slower hash. */
export const browserPasswords: Passwords = {
  async hash(password) {
    const salt = randomText(16)
    return { salt, hash: await derive(password, salt) }
  },
  matches: async (password, stored) => (await derive(password, stored?.salt ?? '')) === stored?.hash,
}
