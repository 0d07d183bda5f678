import { useLingui } from '@lingui/react/macro'
import { ownWords, type RaanError } from '../../core/kernel/errors'
import type { RefusedOrder } from '../../core/orders/orders.changes.contract'
import { useOrderWords } from './use-order-words'

/** Why a change of stored orders did not happen, in sentences. */
export function useChangeWords() {
  const { t } = useLingui()
  const words = useOrderWords()
  return {
    failure(error: RaanError): string {
      const { code, detail } = error
      const own = ownWords(error)
      if (own) return own
      if (code === 'offline' && !detail.reason)
        return t`No connection. Look whether it was changed before trying again.`
      if (code === 'timeout') return t`The answer took too long. Look whether it was changed before trying again.`
      if (code === 'conflict') return t`Somebody else changed this order meanwhile.`
      if (code === 'forbidden') return t`You may not change orders.`
      if (code === 'unauthenticated') return t`Please sign in again.`
      if (detail.fields) return t`Some entries were refused.`
      return t`The shop's system could not do it. Try again.`
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
