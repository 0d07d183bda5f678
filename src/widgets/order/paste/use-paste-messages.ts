import { useLingui } from '@lingui/react/macro'
import { doubtsOf, type MarkKind } from '../../../core/order/paste/order.paste.fields'
import { useOrderMessages } from '../../orders/use-order-messages'
import type { Doubts } from '../order-message'
import type { OpenOrder } from '../use-order'
import { useOrderFormMessages } from '../use-order-form-messages'
import type { Paste } from './use-paste'

export function useMarkNames(): Record<MarkKind, string> {
  const { t } = useLingui()
  const { labels } = useOrderFormMessages()
  const { method } = useOrderMessages()
  return { ...labels, amount: t`Amount mentioned`, cod: method('cod'), item: t`Product` }
}

/** Notes for fields filled with a doubtful value, until that value is edited. */
export function useDoubts(order: OpenOrder, { reading, kept, missing }: Paste): Doubts {
  const { t } = useLingui()
  const sentences = {
    disagree: t`Please check: the parts of this address don't match.`,
    unsure: t`Please check: this may have been misread.`,
  }
  const others = new Set<string>([...kept, ...missing].map(({ name }) => name))
  const doubts = Object.entries(doubtsOf(reading?.found ?? [])).filter(
    ([name]) => Object.hasOwn(order.fields, name) && !others.has(name),
  )
  return Object.fromEntries(doubts.map(([name, doubt]) => [name, sentences[doubt]]))
}
