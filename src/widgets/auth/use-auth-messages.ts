import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ErrorCode, FieldErrors, RaanError } from '../../core'
import { lookUp } from '../../core/kernel/look-up'

/** Messages by field name; `whole` holds those that belong to no field of the form. */
export type Sentences<F extends string> = Partial<Record<F | 'whole', string>>

const plain = (said: string): string => said.trim().replace(/\.$/, '').toLowerCase()

/**
 * Translates our error codes and known backend messages; others are shown as they came. `more` adds messages of
 * a single form, `reasons` its own for why a call failed.
 */
export function useAuthMessages(
  more: Readonly<Record<string, string>> = {},
  reasons: Partial<Record<ErrorCode, string>> = {},
) {
  const { t } = useLingui()

  const known: Record<string, string> = {
    required: t`This field is required.`,
    'too-long': t`This is too long.`,
    'too-short': t`At least 8 characters.`,
    inactive: t`This account is turned off. Contact an administrator.`,
    'email or password is invalid': t`Incorrect email or password.`,
    'something went wrong': t`You can't sign in right now.`,
    'signing in needs https or localhost': t`To do this, open the page over HTTPS or on localhost.`,
    'this email is already in use': t`This email is already in use.`,
    'this username is already in use': t`This username is already in use.`,
    ...more,
  }
  const technical: Partial<Record<ErrorCode, string>> = {
    offline: t`You're offline. Try again when you're back online.`,
    timeout: t`The shop's server isn't responding. Try again.`,
    unauthenticated: t`Incorrect email or password.`,
    forbidden: t`This account can't sign in here.`,
    'not-configured': t`The portal signs you in on this page.`,
    ...reasons,
  }

  const sentenceOf = (codes: readonly string[]) => codes.map((said) => lookUp(known, plain(said)) ?? said).join(' ')
  const tooOften = (milliseconds: number | undefined): string => {
    if (milliseconds === undefined) return t`Too many attempts. Wait a while and try again.`
    const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
    return t`Too many attempts. Wait ${plural(minutes, { one: '#\u00a0minute', other: '#\u00a0minutes' })} and try again.`
  }
  const failureOf = ({ code, detail }: RaanError) => {
    const { status = 0, reason, retryAfter } = detail
    if (status === 429) return tooOften(retryAfter)
    if (status >= 500) return t`The shop's server can't answer right now. Try again later.`
    return (
      lookUp(technical, reason ? 'timeout' : code) ?? t`The shop's server sent an invalid response. Try again later.`
    )
  }

  return {
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
