import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { idSchema } from '../../kernel/record-id'
import { timestampSchema } from '../../kernel/timestamp'

const passwordLinkSchema = v.object({
  /** for a link to set a password, once. Only its hash is stored, so it is never returned again. */
  token: v.pipe(v.string(), v.nonEmpty('required')),
  expiresAt: timestampSchema,
})
export type PasswordLink = v.InferOutput<typeof passwordLinkSchema>

export const passwordLinkCalls = {
  /**
   * For owners, who hand the link over themselves; earlier links of the user stop working. 422 `invited` for a user who
   * has an invitation, whose link can be renewed. Optional for a backend (404).
   */
  make: endpoint({
    name: 'users.passwordLink',
    shops: 'refused',
    allow: 'write:User',
    method: 'POST',
    path: '/apps/users/password-link',
    missing: true,
    repeat: 'once',
    body: v.object({ id: idSchema }),
    answer: passwordLinkSchema,
  }),
}
