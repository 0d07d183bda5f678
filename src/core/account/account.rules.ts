import * as v from 'valibot'
import { longestPicture } from '../users/users.picture'

const said = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const named = (most: number) =>
  v.pipe(
    said(most),
    v.check((text) => text.trim() !== '', 'required'),
  )
const shaped = (most: number, pattern: RegExp, code: string) => v.pipe(said(most), v.regex(pattern, code))

/** Whether a text is a valid date, YYYY-MM-DD: not 30 February. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const picture = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(longestPicture, 'too-large'),
    v.regex(/^(data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]|https?:\/\/|\/(?!\/)|$)/, 'picture'),
  ),
)

/** A web URL, or a name without a scheme; other schemes could run code when clicked. */
const link = shaped(300, /^\s*((https?:\/\/\S+|[^\s:]+)\s*)?$/i, 'url')

const connection = v.object({ profileImg: v.nullish(picture, null), id: said(100) })

const general = {
  avatar: picture,
  username: v.pipe(named(60), v.regex(/^\s*([^\s@]+\s*)?$/, 'username')),
  fullName: named(200),
  email: v.pipe(named(200), v.regex(/^\s*([^\s@]+@[^\s@.]+\.[^\s@]+\s*)?$/, 'email')),
  company: said(200),
}
const info = {
  bio: said(1_000),
  dob: v.pipe(
    v.string(),
    v.check((text) => text === '' || isDay(text), 'date'),
  ),
  country: said(100),
  website: shaped(300, /^\s*(https?:\/\/[^\s.]+\.\S+\s*)?$/i, 'url'),
  phone: shaped(30, /^\s*([+\d][\d\s().-]{5,})?$/, 'phone'),
}
const socialLinks = { twitter: link, facebook: link, google: link, linkedIn: link, instagram: link, quora: link }
const connections = { twitter: connection, google: connection, facebook: connection, github: connection }
const notification = {
  commentOnArticle: v.boolean(),
  answerOnForm: v.boolean(),
  followMe: v.boolean(),
  newAnnouncements: v.boolean(),
  productUpdates: v.boolean(),
  blogDigest: v.boolean(),
}

const some = <E extends v.ObjectEntries>(entries: E) => v.exactOptional(v.partial(v.object(entries)))

/** Any part of the settings; omitted fields stay. */
export const accountChangesSchema = v.object({
  general: some(general),
  info: some(info),
  social: v.exactOptional(v.object({ socialLinks: some(socialLinks), connections: some(connections) })),
  notification: some(notification),
})
export type AccountChanges = v.InferOutput<typeof accountChangesSchema>
