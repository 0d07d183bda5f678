import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { chatStatuses, contactSchema } from './chat.contract'

/** characters of the user's description of themselves */
export const longestAbout = 120

export const profileSchema = v.object({
  ...contactSchema.entries,
  settings: v.object({ isTwoStepAuthVerificationEnabled: v.boolean(), isNotificationsOn: v.boolean() }),
})
export type ChatProfile = v.InferOutput<typeof profileSchema>

/** Changes of the user's own profile; missing fields stay. */
export const profilePatchSchema = v.object({
  about: v.exactOptional(v.pipe(v.string(), v.maxLength(longestAbout, 'too-long'))),
  status: v.exactOptional(v.picklist(chatStatuses)),
  settings: v.exactOptional(profileSchema.entries.settings),
})
export type ProfilePatch = v.InferOutput<typeof profilePatchSchema>

export const chatProfileCalls = {
  one: endpoint({
    name: 'chat.profile',
    shops: 'shared',
    allow: 'read:Chat',
    method: 'GET',
    path: '/apps/chat/users/profile-user',
    repeat: 'safe',
    answer: profileSchema,
  }),
  save: endpoint({
    name: 'chat.profile.save',
    shops: 'shared',
    allow: 'write:Chat',
    method: 'POST',
    path: '/apps/chat/profile',
    repeat: 'safe',
    body: v.object({ profile: profilePatchSchema }),
    answer: v.object({ profile: profileSchema }),
  }),
}
