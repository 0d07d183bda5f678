import type { FileStore } from '../../service/file-store'

/** Where the shop's files are, and which are there. */
export type FilePlace = FileStore & {
  /** of the folder or the bucket */
  readonly name: string
  /** every file, with the time it was written, in milliseconds since 1970; other things at this place are left out */
  list(): AsyncIterable<{ readonly id: string; readonly writtenAt: number }>
}

/** The SHA-256 of its record and content, base64url. */
export const isFileId = (name: string): boolean => /^[\w-]{43}$/.test(name)
