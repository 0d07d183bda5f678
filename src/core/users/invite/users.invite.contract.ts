import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { languageTag } from '../../kernel/language-tag'
import { rows } from '../../kernel/lenient'
import { idSchema } from '../../kernel/record-id'
import { timestampSchema } from '../../kernel/timestamp'
import { newUserSchema } from '../users.rules'

export const inviteSchema = v.object({
  ...v.pick(newUserSchema, ['fullName', 'email', 'role', 'shops']).entries,
  /** of the email with the link; its renewals are in the same */
  language: languageTag,
})
export type Invite = v.InferOutput<typeof inviteSchema>

const invitationSchema = v.object({
  /** the invited user */
  id: idSchema,
  fullName: v.string(),
  email: v.string(),
  role: v.string(),
  /** as of a user */
  shops: v.exactOptional(v.array(idSchema)),
  invitedBy: v.optional(v.string(), ''),
  invitedAt: timestampSchema,
  expiresAt: timestampSchema,
  /** the link no longer works: send a new one */
  isExpired: v.optional(v.boolean(), false),
})
export type Invitation = v.InferOutput<typeof invitationSchema>

/** `token`: for a link to set a password, once. Only its hash is stored, so it is never returned again. */
const invited = v.object({
  invitation: invitationSchema,
  token: v.pipe(v.string(), v.nonEmpty('required')),
  /** the backend also emails the link to the person */
  isMailed: v.exactOptional(v.boolean()),
})
const byId = v.object({ id: idSchema })

export const inviteCalls = {
  /** pending invitations, latest first; optional for a backend (404): then nobody can be invited */
  list: endpoint({
    name: 'invitations.list',
    shops: 'shared',
    allow: 'create:User',
    method: 'GET',
    path: '/api/users/invitations',
    missing: true,
    repeat: 'safe',
    answer: v.object({ invitations: rows(invitationSchema) }),
  }),
  /** adds a user with the status `pending`; 422 by field, `taken` for an address in use */
  invite: endpoint({
    name: 'invitations.invite',
    shops: 'limited',
    allow: 'create:User',
    method: 'POST',
    path: '/apps/users/invite',
    repeat: 'checked',
    body: inviteSchema,
    answer: invited,
  }),
  /** a new link; the previous one stops working */
  renew: endpoint({
    name: 'invitations.renew',
    shops: 'limited',
    allow: 'create:User',
    method: 'POST',
    path: '/apps/users/invite/renew',
    missing: true,
    repeat: 'once',
    /** `language`: of the email, if none was chosen for the invitation */
    body: v.object({ ...byId.entries, language: languageTag }),
    answer: invited,
  }),
  /** removes the invited user; the link stops working */
  withdraw: endpoint({
    name: 'invitations.withdraw',
    shops: 'limited',
    allow: 'create:User',
    method: 'DELETE',
    path: '/apps/users/invite',
    missing: true,
    repeat: 'safe',
    query: byId,
  }),
}
