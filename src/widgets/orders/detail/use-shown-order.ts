import { useSelector } from '@xstate/react'
import type { RaanError } from '../../../core/kernel/errors'
import type { Order } from '../../../core/orders/orders.contract'
import { useView } from '../../root/use-engine'
import { useHeard } from '../../root/use-heard'

/** One order with its history; what a change anywhere answers is shown at once. `status`: `loading`, `ready`, `missing` or `failed`. */
export function useShownOrder(OrderNumber: string) {
  const view = useView('orders.one', { key: OrderNumber }, OrderNumber)
  const status = useSelector(view, (snapshot) => snapshot.value)
  const { value: order, error } = useSelector(view, (snapshot) => snapshot.context)
  useHeard('orders.changeFailed', (event) => {
    const { code, detail } = event.error as RaanError
    if (code === 'conflict' || detail.fields) view.send({ type: 'reload' })
  })
  useHeard('orders.changed', (event) => {
    const changed = (event.orders as readonly Order[]).find((each) => each.OrderNumber === OrderNumber)
    if (!changed) return
    if (changed.history.length > 0) return view.send({ type: 'replace', value: changed })
    const { history = [] } = view.getSnapshot().context.value ?? {}
    view.send({ type: 'replace', value: { ...changed, history } })
    view.send({ type: 'reload' })
  })
  return { status, order, error, reload: () => view.send({ type: 'reload' }) }
}
