import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { browserPasswords, type Passwords } from '../service/auth/auth.password'

/** 19 MiB of memory and two passes: about 50 ms per guess. */
const method = 'argon2id-19456-2'
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const derive = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const how: Argon2Parameters = { message: password.normalize('NFC'), nonce: Buffer.from(salt, 'base64url'), ...cost }
    argon2('argon2id', how, (error, hash) => (error ? reject(error) : resolve(hash)))
  })

const newSalt = (): string => randomBytes(16).toString('base64url')

/** Argon2id. Also verifies the sample data's passwords, which are public and hashed as in the mock. */
export const passwords: Passwords = {
  async hash(password) {
    const salt = newSalt()
    return { salt, hash: (await derive(password, salt)).toString('base64url'), method }
  },
  async matches(password, stored) {
    if (stored && stored.method === undefined && stored.hash !== '') return browserPasswords.matches(password, stored)
    const isKnown = stored?.method === method
    const derived = await derive(password, isKnown ? stored.salt : newSalt())
    const wanted = Buffer.from(isKnown ? stored.hash : '', 'base64url')
    return wanted.length === derived.length && timingSafeEqual(wanted, derived)
  },
}
