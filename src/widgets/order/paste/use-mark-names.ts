import { useLingui } from '@lingui/react/macro'
import type { MarkKind } from '../../../core/order/paste/order.paste.fields'
import { useOrderMessages } from '../../orders/use-order-messages'
import { useOrderFormMessages } from '../use-order-form-messages'

/** What a stretch of the message is called. */
export function useMarkNames(): Record<MarkKind, string> {
  const { t } = useLingui()
  const { labels } = useOrderFormMessages()
  const { method } = useOrderMessages()
  return { ...labels, amount: t`Amount mentioned`, cod: method('cod'), item: t`Product` }
}
