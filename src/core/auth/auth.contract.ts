import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { userSchema } from './auth.user'
import { newPasswordSchema } from './password/auth.password.rule'

export type { Ability, User } from './auth.user'

const tokenSchema = v.pipe(v.string(), v.nonEmpty('required'))
export const filledSchema = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'required'),
)

export const authCalls = {
  /** 400 for the email: `inactive` for a user who may not sign in; 429 after too many wrong passwords */
  login: endpoint({
    name: 'auth.login',
    shops: 'shared',
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
    shops: 'shared',
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
    shops: 'shared',
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
    shops: 'shared',
    missing: true,
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/logout',
    repeat: 'safe',
    auth: false,
    body: v.object({ refreshToken: v.string() }),
  }),
}
