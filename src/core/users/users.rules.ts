import * as v from 'valibot'
import { idSchema } from '../kernel/record-id'
import { longestPicture } from './users.picture'
import { type Information, informationSchema, socialSchema, userPlans, userRoles, userStatuses } from './users.user'

const said = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const named = (most: number) =>
  v.pipe(
    said(most),
    v.check((text) => text.trim() !== '', 'required'),
  )
const shaped = (most: number, pattern: RegExp, code: string) =>
  v.optional(v.pipe(said(most), v.regex(pattern, code)), '')

const day = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDay(text), 'date'),
)

/** Whether a text is a valid date, YYYY-MM-DD: not 30 February. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const addressParts = ['address1', 'postcode', 'city', 'state', 'country'] as const
const isAddressed = (information: Information) =>
  [...addressParts, 'address2' as const].some((part) => information[part].trim() !== '')

/** An address is either complete or omitted. */
const whole = (part: (typeof addressParts)[number]) =>
  v.forward(
    v.check<Information, 'required'>(
      (information) => !isAddressed(information) || information[part].trim() !== '',
      'required',
    ),
    [part],
  )

const information = v.pipe(
  v.object({
    ...informationSchema.entries,
    birthDate: v.optional(day, ''),
    mobile: shaped(30, /^([+\d][\d\s().-]{5,})?$/, 'phone'),
    website: shaped(300, /^(https?:\/\/[^\s.]+\.\S+)?$/i, 'url'),
    address1: v.optional(said(300), ''),
    address2: v.optional(said(300), ''),
    postcode: v.optional(said(12), ''),
    city: v.optional(said(100), ''),
    state: v.optional(said(100), ''),
    country: v.optional(said(100), ''),
  }),
  whole('address1'),
  whole('postcode'),
  whole('city'),
  whole('state'),
  whole('country'),
)

/** A web URL, or a name without a scheme; other schemes could run code when clicked. */
const link = shaped(300, /^(https?:\/\/\S+|[^\s:]+)?$/i, 'url')
const social = v.object({
  ...socialSchema.entries,
  facebook: link,
  line: link,
  instagram: link,
  tiktok: link,
  twitter: link,
  linkedIn: link,
})

const picture = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.maxLength(longestPicture, 'too-large'),
      v.regex(/^(data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]|https?:\/\/|\/(?!\/)|$)/, 'picture'),
    ),
  ),
  null,
)

/** Empty = all. */
const shops = v.pipe(v.array(idSchema), v.maxLength(500, 'too-many'))

/** A new user's data. */
export const newUserSchema = v.object({
  fullName: named(200),
  username: v.pipe(named(60), v.regex(/^[^\s@]*$/, 'username')),
  email: v.pipe(named(200), v.regex(/^\s*([^\s@]+@[^\s@.]+\.[^\s@]+\s*)?$/, 'email')),
  company: named(200),
  country: named(100),
  contact: named(100),
  role: v.picklist(userRoles, 'unknown'),
  currentPlan: v.picklist(userPlans, 'unknown'),
  status: v.optional(v.picklist(userStatuses, 'unknown'), 'active'),
  avatar: picture,
  shops: v.exactOptional(shops),
})
export type NewUser = v.InferOutput<typeof newUserSchema>

const code = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(60, 'too-long'))

/**
 * All editable fields of a user; role, plan and status may be the backend's own, and the rules are laxer than for new
 * users.
 */
export const wholeUserSchema = v.object({
  ...newUserSchema.entries,
  company: said(200),
  country: said(100),
  contact: said(100),
  role: code,
  currentPlan: code,
  status: code,
  information,
  social,
  shops,
  permissions: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100, 'too-long'))), v.maxLength(500, 'too-many')),
})

export const userChangesSchema = v.object({
  id: idSchema,
  version: v.exactOptional(v.number()),
  ...v.partial(wholeUserSchema).entries,
})
export type UserChanges = v.InferOutput<typeof userChangesSchema>
