import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RaanError } from '../../core/kernel/errors'

/** Statuses with which a server says that it has too much to do right now. */
const busy = [429, 503]

/** Says when a busy server may be asked again, if it said so; undefined for any other failure. */
export function useBusyMessage() {
  const { t } = useLingui()
  return ({ detail: { status = 0, retryAfter = 0 } }: RaanError): string | undefined => {
    if (!busy.includes(status) || retryAfter === 0) return undefined
    const seconds = Math.ceil(retryAfter / 1000)
    const minutes = Math.ceil(seconds / 60)
    const wait =
      seconds < 100
        ? t`${plural(seconds, { one: '# second', other: '# seconds' })}`
        : t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
    return t`The shop's system is busy right now. It can be asked again in ${wait}.`
  }
}
