import * as v from 'valibot'
import { idSchema } from '../kernel/record-id'

/** One ability of a user; `manage` is every action, `all` every subject. */
const abilitySchema = v.object({ action: v.string(), subject: v.string() })
export type Ability = v.InferOutput<typeof abilitySchema>

export const userSchema = v.object({
  id: idSchema,
  fullName: v.optional(v.string(), ''),
  username: v.string(),
  avatar: v.nullish(v.string(), null),
  email: v.string(),
  role: v.string(),
  ability: v.optional(v.array(abilitySchema)),
  /** the cart badge until the cart has loaded */
  extras: v.optional(v.object({ eCommerceCartItemsCount: v.optional(v.number()) })),
  /** codes granted by the backend; if missing, the list stays unchanged (initially empty) */
  user_permission: v.optional(v.array(v.string())),
  /** ids of the shops that they work for; missing or empty = all, as always for an owner */
  shops: v.exactOptional(v.array(idSchema)),
})
export type User = v.InferOutput<typeof userSchema>
