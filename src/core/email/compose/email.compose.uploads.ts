import type { RaanError } from '../../kernel/errors'
import { lookUp } from '../../kernel/look-up'
import type { StoredFile } from '../../kernel/stored-file'

/** A file on its way into a letter. With an error, it waits for the user. */
export type LetterUpload = {
  /** Idempotency-Key of all its requests */
  key: string
  name: string
  file: Blob
  error?: RaanError
}

export type LetterFilesEvent =
  | { type: 'files.add'; files: readonly { name: string; file: Blob }[] }
  /** aborts its request */
  | { type: 'upload.cancel'; key: string }
  | { type: 'upload.retry'; key: string }
  | { type: 'upload.done'; key: string; file: StoredFile }
  | { type: 'upload.failed'; key: string; error: RaanError }

/** Why a file is refused without being sent. */
const limits = { 'too-large': true, 'too-many': true, 'too-much': true } as const

export type UploadLimit = keyof typeof limits

/** What a composer leaves to others: all but the files that were never sent. */
export const unfinished = (uploads: readonly LetterUpload[]) =>
  uploads
    .filter(({ error }) => !error?.detail.fields?.file?.some((code) => lookUp(limits, code)))
    .map(({ key, name, file }) => ({ key, name, file }))
