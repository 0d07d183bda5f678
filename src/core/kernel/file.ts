import * as v from 'valibot'
import { textIdSchema } from './record-id'

/** Files by what their bytes begin with. Nothing that a browser would run. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]

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
  type: v.picklist(fileTypes),
  bytes: v.number(),
})
export type StoredFile = v.InferOutput<typeof fileSchema>
