import { encode as textOf } from 'jose/base64url'

/** Random text that can't be guessed, base64url. */
export const randomText = (bytes: number): string => textOf(globalThis.crypto.getRandomValues(new Uint8Array(bytes)))
