import { encode as textOf } from 'jose/base64url'
import { randomText } from './auth.random'

/** PBKDF2-SHA256 of a password, base64url. */
export type PasswordHash = { salt: string; hash: string }

const iterations = 20_000

async function derive(password: string, salt: string): Promise<string> {
  const { subtle } = globalThis.crypto
  const bytes = new TextEncoder()
  const key = await subtle.importKey('raw', bytes.encode(password.normalize('NFC')), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations }
  return textOf(new Uint8Array(await subtle.deriveBits(how, key, 256)))
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomText(16)
  return { salt, hash: await derive(password, salt) }
}

/** Takes equally long if there is nothing to compare with. */
export const isPassword = async (password: string, stored: PasswordHash | undefined): Promise<boolean> =>
  (await derive(password, stored?.salt ?? '')) === stored?.hash
