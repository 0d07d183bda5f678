import { longestFileName } from '../core/kernel/file'

/** A file's name without folders, control characters and marks that change the direction of text. */
export function fileNameOf(given: string): string {
  const name = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const plain = name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, '').trim()
  return Array.from(plain).slice(0, longestFileName).join('') || 'file'
}
