import { useLingui } from '@lingui/react/macro'
import { type Asked, changedNothing } from '../../core/kernel/asked'
import { ownWords, type RaanError } from '../../core/kernel/errors'
import { outcomeOf } from '../../core/kernel/outcome'
import type { RefusedOrder } from '../../core/orders/orders.changes.contract'
import { useOrderWords } from './use-order-words'

const firstSend = { unanswered: 0 }

/** What came of a change of stored orders that failed, in sentences: that nothing was changed only where it is known. */
export function useChangeWords() {
  const { t } = useLingui()
  const words = useOrderWords()
  const lost = ({ code, detail }: RaanError): string => {
    if (code === 'offline' && !detail.reason) return t`No connection.`
    if (code === 'timeout') return t`The answer took too long.`
    return t`The shop's system gave no clear answer.`
  }
  const refusal = (error: RaanError): string => {
    const { code, detail } = error
    const own = ownWords(error)
    if (own) return own
    if (code === 'conflict') return t`Somebody else changed this order meanwhile.`
    if (code === 'forbidden') return t`You may not change orders.`
    if (code === 'unauthenticated') return t`Please sign in again.`
    if (detail.fields) return t`Some entries were refused.`
    return t`The shop's system did not take it. Nothing was changed.`
  }
  return {
    /** `asked` has the sends before this one that the error does not count */
    failure(error: RaanError, asked: Pick<Asked, 'unanswered'> = firstSend): string {
      if (changedNothing(asked, error)) return refusal(error)
      if (outcomeOf(error) === 'unknown')
        return `${lost(error)} ${t`Whether it was changed is not known. Try again: it is done only once.`}`
      if (error.code === 'conflict')
        return t`This order is not as you saw it any more: an earlier try of yours did it, or somebody else.`
      const isPlain = error.code === 'http' && !ownWords(error)
      const said = isPlain ? t`This try was refused.` : refusal(error)
      return `${said} ${t`Whether an earlier try was done is not known.`}`
    },
    refused({ reason, from, to }: RefusedOrder): string {
      if (reason === 'unknown') return t`There is no such order`
      if (reason === 'cancelled') return t`The order is cancelled`
      if (reason !== 'status') return reason
      return from && to
        ? t`Not possible from ${words.status(from)} to ${words.status(to)}`
        : t`Not possible in this status`
    },
  }
}
