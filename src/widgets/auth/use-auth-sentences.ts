import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ErrorCode, FieldErrors, RaanError } from '../../core'
import { lookUp } from '../../core/kernel/look-up'

/** The sentence of each field by its name; `whole` is what belongs to none of the form's fields. */
export type Sentences<F extends string> = Partial<Record<F | 'whole', string>>

const plain = (said: string): string => said.trim().replace(/\.$/, '').toLowerCase()

/**
 * Codes of ours and the sentences a backend is known to say, in the person's language; others as they are. `more` are
 * those of one form alone.
 */
export function useAuthSentences(more: Readonly<Record<string, string>> = {}) {
  const { t } = useLingui()

  const known: Record<string, string> = {
    required: t`Please fill this in.`,
    'too-long': t`This is too long.`,
    'too-short': t`At least 8 characters.`,
    inactive: t`This account is switched off. Ask whoever looks after the accounts here.`,
    'email or password is invalid': t`The e-mail or the password is not right.`,
    'something went wrong': t`Signing in does not work at the moment.`,
    'signing in needs https or localhost': t`This page has to be opened over https or on localhost for that.`,
    'this email is already in use': t`This e-mail is already in use.`,
    'this username is already in use': t`This username is already in use.`,
    ...more,
  }
  const technical: Partial<Record<ErrorCode, string>> = {
    offline: t`There is no connection. Please try again when you are online.`,
    timeout: t`The shop's server does not answer. Please try again.`,
    unauthenticated: t`The e-mail or the password is not right.`,
    forbidden: t`This account may not sign in here.`,
    'not-configured': t`On this page the portal signs you in.`,
  }
  const roles: Record<string, string> = {
    admin: t`Administrator`,
    client: t`Client`,
    editor: t`Editor`,
    author: t`Author`,
    maintainer: t`Maintainer`,
    subscriber: t`Subscriber`,
  }

  const sentenceOf = (codes: readonly string[]) => codes.map((said) => lookUp(known, plain(said)) ?? said).join(' ')
  const tooOften = (milliseconds: number | undefined): string => {
    if (milliseconds === undefined) return t`Too many tries. Please wait a while and try again.`
    const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
    return t`Too many tries. Please wait ${plural(minutes, { one: '# minute', other: '# minutes' })} and try again.`
  }
  const failureOf = ({ code, detail }: RaanError) =>
    detail.status === 429
      ? tooOften(detail.retryAfter)
      : (lookUp(technical, detail.reason ? 'timeout' : code) ??
        t`The shop's server gave an answer that cannot be used. Please try again later.`)

  return {
    roleOf: (role: string) => lookUp(roles, role) ?? role,
    /** for a form with these fields */
    of<F extends string>(own: readonly F[], fields: FieldErrors | undefined, error: RaanError | undefined) {
      const sentences: Sentences<string> = {}
      const whole = error ? [failureOf(error)] : []
      for (const [field, codes] of Object.entries(fields ?? {})) {
        if ((own as readonly string[]).includes(field)) sentences[field] = sentenceOf(codes)
        else whole.push(sentenceOf(codes))
      }
      if (whole.length > 0) sentences.whole = whole.join(' ')
      return sentences as Sentences<F>
    },
  }
}
