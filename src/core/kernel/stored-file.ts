import * as v from 'valibot'
import { textIdSchema } from './record-id'

/** A file as its record names it. */
export const storedFileSchema = v.object({
  /** of its content and its record: the same file added twice is one */
  id: textIdSchema,
  /** as the user's device has it, without folders */
  name: v.optional(v.string(), ''),
  /** by its first bytes: JPEG, PNG, WebP or PDF */
  type: v.optional(v.string(), ''),
  bytes: v.number(),
})
export type StoredFile = v.InferOutput<typeof storedFileSchema>

export const isPicture = ({ type }: { type: string }): boolean => type.startsWith('image/')
