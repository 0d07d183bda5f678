import * as v from 'valibot'
import { textIdSchema } from './record-id'

export const mostFileBytes = 4 * 1024 * 1024

/** Maximum number of files of one record. */
export const mostFiles = 10

export const longestFileName = 100

/** A stored file. */
export const fileSchema = v.object({
  /** of its content and its record: the same file added twice is one */
  id: textIdSchema,
  /** as the user's device has it, without folders */
  name: v.string(),
  /** by its first bytes: JPEG, PNG, WebP or PDF */
  type: v.string(),
  bytes: v.number(),
})
export type StoredFile = v.InferOutput<typeof fileSchema>
