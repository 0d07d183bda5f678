import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { languageTag } from '../../kernel/language-tag'
import { filledSchema } from '../auth.contract'
import { newPasswordSchema } from './auth.password.rule'

/** The format of an email address; whether it exists, only sending mail can tell. */
export const emailPattern = /^\s*[^\s@]+@[^\s@.]+\.[^\s@]+\s*$/

export const passwordCalls = {
  /** 200 for every address, known or not: the response never reveals whether there is an account */
  forgot: endpoint({
    name: 'password.forgot',
    shops: 'shared',
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/forgot-password',
    repeat: 'once',
    auth: false,
    body: v.object({
      email: v.pipe(filledSchema, v.regex(emailPattern, 'email')),
      /** of the page that asks, for the mail: `th` */
      language: languageTag,
    }),
    /**
     * the sample backend sends no mail: it returns the token that the mail would contain. A real backend never does.
     */
    answer: v.object({
      sampleToken: v.optional(v.string()),
      /** false: this backend sends no mail to anyone, links come from the shop's owner */
      isMailed: v.exactOptional(v.boolean()),
    }),
  }),
  /**
   * a token is valid once and for a short time, and using it ends the user's sessions; 400 `{ error: { token } }` after
   * that
   */
  reset: endpoint({
    name: 'password.reset',
    shops: 'shared',
    allow: 'anyone',
    method: 'POST',
    path: '/jwt/reset-password',
    repeat: 'checked',
    auth: false,
    body: v.object({ token: filledSchema, password: newPasswordSchema }),
  }),
}
