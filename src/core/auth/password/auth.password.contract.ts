import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { filledSchema } from '../auth.contract'
import { newPasswordSchema } from './auth.password.rule'

/** How an email address looks; whether there is one, only a letter to it tells. */
export const emailPattern = /^\s*[^\s@]+@[^\s@.]+\.[^\s@]+\s*$/

export const passwordCalls = {
  /** 200 for every address, known or not: the answer never tells whether there is an account */
  forgot: endpoint({
    name: 'password.forgot',
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/forgot-password',
    repeat: 'once',
    auth: false,
    body: v.object({ email: v.pipe(filledSchema, v.regex(emailPattern, 'email')) }),
    /** the sample backend writes no letters: it hands over what would stand in one. A real backend never does. */
    answer: v.object({ sampleToken: v.optional(v.string()) }),
  }),
  /** a token counts once and not for long, and ends the person's sessions; 400 `{ error: { token } }` after that */
  reset: endpoint({
    name: 'password.reset',
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/reset-password',
    repeat: 'checked',
    auth: false,
    body: v.object({ token: filledSchema, password: newPasswordSchema }),
  }),
}
