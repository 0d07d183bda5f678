import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../core/kernel/errors'

/** Says when a busy server may be asked again, if it said so; undefined for any other failure. */
export function useBusyMessage() {
  const { t } = useLingui()
  return ({ detail: { status = 0, retryAfter = 0 } }: RaanError, seconds = Math.ceil(retryAfter / 1000)) =>
    seconds > 0 && (status === 429 || status === 503)
      ? t`The shop's system is busy right now. It can be asked again in ${plural(seconds, { one: '#\u00a0second', other: '#\u00a0seconds' })}.`
      : undefined
}
