import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { idSchema } from '../kernel/record-id'
import { newPasswordSchema } from './password/auth.password.rule'

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
})
export type User = v.InferOutput<typeof userSchema>

const tokenSchema = v.pipe(v.string(), v.nonEmpty('required'))
export const filledSchema = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'required'),
)

export const authCalls = {
  /** 400 for the email: `inactive` for a user who may not sign in; 429 after too many wrong passwords */
  login: endpoint({
    name: 'auth.login',
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/login',
    repeat: 'once',
    auth: false,
    body: v.object({ email: v.string(), password: v.string() }),
    answer: v.object({ userData: userSchema, accessToken: tokenSchema, refreshToken: tokenSchema }),
  }),
  register: endpoint({
    name: 'auth.register',
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/register',
    repeat: 'checked',
    auth: false,
    body: v.object({ email: filledSchema, username: filledSchema, password: newPasswordSchema }),
    answer: v.object({ user: userSchema, accessToken: tokenSchema }),
  }),
  refreshToken: endpoint({
    name: 'auth.refreshToken',
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/refresh-token',
    repeat: 'once',
    auth: false,
    /** 401 for anything but a token of this backend, including none at all */
    body: v.object({ refreshToken: v.fallback(v.string(), '') }),
    answer: v.object({ userData: userSchema, accessToken: tokenSchema, refreshToken: tokenSchema }),
  }),
  /** ends the token's session and its access tokens; 200 for unknown and ended ones too */
  logout: endpoint({
    name: 'auth.logout',
    missing: true,
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/logout',
    repeat: 'safe',
    auth: false,
    body: v.object({ refreshToken: v.string() }),
  }),
}
