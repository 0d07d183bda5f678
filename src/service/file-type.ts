import { longestFileName } from '../core/kernel/file'

/** Nothing that a browser would run. */
type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, nth) => bytes[at + nth] === letter.charCodeAt(0))

const beginnings: readonly (readonly [FileType, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['application/pdf', (bytes) => startsWith(bytes, '%PDF-')],
]

/** The type of a file by its first bytes, whatever it is called; undefined if it isn't allowed. */
export const typeOf = (bytes: Uint8Array): FileType | undefined => beginnings.find(([, matches]) => matches(bytes))?.[0]

/** A file's name without folders, control characters and marks that change the direction of text. */
export function fileNameOf(given: string): string {
  const name = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const plain = name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, '').trim()
  return Array.from(plain).slice(0, longestFileName).join('') || 'file'
}
