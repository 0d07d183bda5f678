import { encode as textOf } from 'jose/base64url'
import { randomText } from './auth.random'

/** What is kept of a password; `method` is how it was made, PBKDF2-SHA256 where it does not say. */
export type PasswordHash = { readonly salt: string; readonly hash: string; readonly method?: string }

/** How a backend keeps passwords. */
export type Passwords = {
  hash(password: string): Promise<PasswordHash>
  /** Takes as long where there is nobody to compare with. */
  matches(password: string, stored: PasswordHash | undefined): Promise<boolean>
}

/** Is no password's. */
export const noPassword: PasswordHash = { salt: '', hash: '' }

const iterations = 20_000

async function derive(password: string, salt: string): Promise<string> {
  const { subtle } = globalThis.crypto
  const bytes = new TextEncoder()
  const key = await subtle.importKey('raw', bytes.encode(password.normalize('NFC')), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations }
  return textOf(new Uint8Array(await subtle.deriveBits(how, key, 256)))
}

/** With what every browser has: for a mock. A backend that keeps real passwords hashes them so that guessing is dear. */
export const browserPasswords: Passwords = {
  async hash(password) {
    const salt = randomText(16)
    return { salt, hash: await derive(password, salt) }
  },
  matches: async (password, stored) => (await derive(password, stored?.salt ?? '')) === stored?.hash,
}
