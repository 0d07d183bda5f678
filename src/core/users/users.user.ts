import * as v from 'valibot'
import { idSchema } from '../kernel/record-id'

/** Roles of a shop's staff; `users.roles.ts` has their permissions. */
export const shopRoles = ['owner', 'bookkeeper', 'clerk', 'packer'] as const
export type ShopRole = (typeof shopRoles)[number]

/** Roles whose permissions are the backend's choice. */
export const otherRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber'] as const

export const userRoles = [...shopRoles, ...otherRoles] as const
export type UserRole = (typeof userRoles)[number]

/** From the smallest to the largest. */
export const userPlans = ['basic', 'team', 'company', 'enterprise'] as const
export type UserPlan = (typeof userPlans)[number]

export const userStatuses = ['active', 'inactive', 'pending'] as const
export type UserStatus = (typeof userStatuses)[number]

export const genders = ['', 'female', 'male', 'other'] as const
export type Gender = (typeof genders)[number]

export const contactOptions = ['email', 'message', 'phone'] as const
export type ContactOption = (typeof contactOptions)[number]

const text = v.optional(v.string(), '')

/** The Information tab of a user; empty = unknown. */
export const informationSchema = v.object({
  /** YYYY-MM-DD */
  birthDate: text,
  mobile: text,
  website: text,
  /** BCP 47 */
  language: text,
  gender: v.optional(v.picklist(genders), ''),
  /** how the user may be contacted */
  contactOptions: v.optional(v.array(v.picklist(contactOptions)), []),
  address1: text,
  address2: text,
  postcode: text,
  city: text,
  state: text,
  country: text,
})
export type Information = v.InferOutput<typeof informationSchema>

export const socialNames = ['facebook', 'line', 'instagram', 'tiktok', 'twitter', 'linkedIn'] as const
export type SocialName = (typeof socialNames)[number]

/** URLs of pages, or names on networks that use names; empty = none. */
export const socialSchema = v.object({
  facebook: text,
  line: text,
  instagram: text,
  tiktok: text,
  twitter: text,
  linkedIn: text,
})
export type Social = v.InferOutput<typeof socialSchema>

export const noInformation: Information = v.parse(informationSchema, {})
export const noSocial: Social = v.parse(socialSchema, {})

/** A staff user. The first eleven fields are the template's; others that a backend omits are empty. */
export const userSchema = v.object({
  id: idSchema,
  fullName: v.string(),
  company: v.string(),
  /** one of userRoles, or the backend's own code; likewise plan and status */
  role: v.string(),
  username: v.string(),
  country: v.string(),
  /** phone */
  contact: v.string(),
  email: v.string(),
  currentPlan: v.string(),
  status: v.string(),
  avatar: v.optional(v.nullable(v.string()), null),
  information: v.optional(informationSchema, noInformation),
  social: v.optional(socialSchema, noSocial),
  /** codes `action:subject`, wildcards `manage` and `all` as in abilities */
  permissions: v.optional(v.array(v.string()), []),
  /** ids of the shops that they work for; missing or empty = all, as always for an owner */
  shops: v.exactOptional(v.array(idSchema)),
  /** increases with every change */
  version: v.exactOptional(v.number()),
})
export type User = v.InferOutput<typeof userSchema>
