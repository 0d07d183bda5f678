import { useLingui } from '@lingui/react/macro'
import { backendMessage, type RaanError } from '../../core/kernel/errors'
import { changedNothing, type KeyedRequest } from '../../core/kernel/keyed-request'
import { outcomeOf } from '../../core/kernel/outcome'
import type { RefusedOrder } from '../../core/orders/orders.changes.contract'
import { useBusyMessage } from '../failure/use-busy-message'
import { useOrderMessages } from './use-order-messages'

const firstSend = { unanswered: 0 }

/** Says that nothing changed only if that is certain. */
export function useChangeMessages() {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const busy = useBusyMessage()
  const lost = (error: RaanError, isBackOnline: boolean): string => {
    const { code, detail } = error
    if (isBackOnline) return t`The connection is back.`
    if (code === 'offline') return detail.reason ? t`Couldn't reach the shop's system.` : t`You're offline.`
    const { status = 0 } = detail
    if (code === 'timeout' || status === 408) return t`The response took too long.`
    const wait = busy(error)
    if (wait) return wait
    if (status >= 500) return t`The shop's system couldn't answer just now.`
    return t`The shop's system sent an invalid response.`
  }
  const refusal = (error: RaanError): string => {
    const { code, detail } = error
    const own = backendMessage(error)
    if (own) return own
    if (code === 'conflict') return t`Someone else changed this order.`
    if (code === 'forbidden') return t`You don't have permission to change orders.`
    if (code === 'unauthenticated') return t`Sign in again.`
    if (detail.fields) return t`Some entries were rejected.`
    if (outcomeOf(error) === 'busy')
      return `${busy(error) ?? t`The shop's system is busy right now. Try again in a moment.`} ${t`Nothing was changed.`}`
    if (detail.status === 501) return `${t`The shop's system can't do this.`} ${t`Nothing was changed.`}`
    return t`The shop's system didn't accept it. Nothing was changed.`
  }
  return {
    /** `asked` holds earlier requests that the error doesn't account for */
    failure(error: RaanError, asked: Pick<KeyedRequest, 'unanswered'> = firstSend, isBackOnline = false): string {
      if (changedNothing(asked, error)) return refusal(error)
      if (outcomeOf(error) === 'unknown')
        return `${lost(error, isBackOnline)} ${t`We couldn't confirm whether it was changed. It's safe to try again: it's done only once.`}`
      if (error.code === 'conflict')
        return t`This order has changed since you loaded it, by an earlier attempt of yours or by someone else.`
      const isPlain = error.code === 'http' && !backendMessage(error)
      const said = isPlain ? t`This attempt was rejected.` : refusal(error)
      return `${said} ${t`We couldn't confirm whether an earlier attempt worked.`}`
    },
    refused({ reason, from, to, usedFor = [] }: Omit<RefusedOrder, 'OrderNumber'>): string {
      if (reason === 'unknown') return t`This order doesn't exist`
      if (reason === 'cancelled') return t`The order is cancelled`
      if (reason === 'late') return t`It's too late to undo this`
      if (reason === 'erased') return t`The customer's data was erased, so this stays as it is`
      if (reason === 'check-digit') return t`A digit of the tracking number is mistyped`
      if (reason === 'taken') {
        const orders = usedFor.join(', ')
        return orders === '' ? t`Another order already has this number` : t`${orders} already has this number`
      }
      if (reason !== 'status') return reason
      return from && to
        ? t`Not possible from ${messages.status(from)} to ${messages.status(to)}`
        : t`Not possible in this status`
    },
  }
}
