import { useLingui } from '@lingui/react/macro'
import type { MarkKind } from '../../../core/order/paste/order.paste.fields'
import { useOrderWords } from '../../orders/use-order-words'
import { useOrderTexts } from '../use-order-texts'

/** What a stretch of the message is called. */
export function useMarkNames(): Record<MarkKind, string> {
  const { t } = useLingui()
  const { labels } = useOrderTexts()
  const { method } = useOrderWords()
  return { ...labels, amount: t`Amount mentioned`, cod: method('cod'), item: t`Product` }
}
