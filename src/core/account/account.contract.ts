import * as v from 'valibot'
import { newPasswordSchema } from '../auth/password/auth.password.rule'
import { endpoint } from '../kernel/endpoint'
import { accountChangesSchema } from './account.rules'

const text = v.nullish(v.string(), '')
const link = text

const generalSchema = v.object({
  avatar: v.nullish(v.string(), null),
  username: v.string(),
  fullName: text,
  email: v.string(),
  company: text,
})
export type General = v.InferOutput<typeof generalSchema>

const infoSchema = v.object({
  bio: text,
  /** birth date, YYYY-MM-DD */
  dob: text,
  country: text,
  website: text,
  phone: text,
})
export type Info = v.InferOutput<typeof infoSchema>

export const linkNames = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const
export type LinkName = (typeof linkNames)[number]

export const connectionNames = ['twitter', 'google', 'facebook', 'github'] as const
export type ConnectionName = (typeof connectionNames)[number]

/** Another account of the same user; an empty `id` = none. */
const connectionSchema = v.object({ profileImg: v.nullish(v.string(), null), id: text })
export type Connection = v.InferOutput<typeof connectionSchema>
export const noConnection: Connection = { profileImg: null, id: '' }
const connection = v.nullish(connectionSchema, noConnection)

const linksSchema = v.object({
  twitter: link,
  facebook: link,
  google: link,
  linkedIn: link,
  instagram: link,
  quora: link,
})
const connectionsSchema = v.object({
  twitter: connection,
  google: connection,
  facebook: connection,
  github: connection,
})
const socialSchema = v.object({ socialLinks: linksSchema, connections: connectionsSchema })
export type SocialSettings = v.InferOutput<typeof socialSchema>

export const activityNotices = ['commentOnArticle', 'answerOnForm', 'followMe'] as const
export const applicationNotices = ['newAnnouncements', 'productUpdates', 'blogDigest'] as const
export type NoticeName = (typeof activityNotices)[number] | (typeof applicationNotices)[number]

const notice = v.optional(v.boolean(), false)
const notificationSchema = v.object({
  commentOnArticle: notice,
  answerOnForm: notice,
  followMe: notice,
  newAnnouncements: notice,
  productUpdates: notice,
  blogDigest: notice,
})

/** The settings of the signed-in user. */
export const accountSchema = v.object({
  general: generalSchema,
  info: infoSchema,
  social: socialSchema,
  notification: notificationSchema,
})
export type Account = v.InferOutput<typeof accountSchema>

export const accountCalls = {
  data: endpoint({
    name: 'account.data',
    shops: 'shared',
    allow: 'signed-in',
    method: 'GET',
    path: '/account-setting/data',
    repeat: 'safe',
    answer: accountSchema,
  }),
  /**
   * Omitted fields stay; returns all settings; 422 with codes by path, `taken` for a name or address in use. No
   * versions: repeating the call stores the same again.
   */
  update: endpoint({
    name: 'account.update',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/account-setting/update',
    repeat: 'checked',
    body: accountChangesSchema,
    answer: accountSchema,
  }),
  /** ends the user's other sessions; 422 `{ error: { oldPassword: ['wrong'] } }` for a wrong old password */
  password: endpoint({
    name: 'account.password',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/account-setting/password',
    repeat: 'checked',
    body: v.object({
      oldPassword: v.pipe(v.string(), v.nonEmpty('required')),
      newPassword: newPasswordSchema,
    }),
  }),
}
