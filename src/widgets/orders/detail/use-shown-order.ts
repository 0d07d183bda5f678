import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { RaanError } from '../../../core/kernel/errors'
import type { Order } from '../../../core/orders/orders.contract'
import { useEngine, useView } from '../../root/use-engine'

/** One order with its history; what a change anywhere answers is shown at once. `status`: `loading`, `ready`, `missing` or `failed`. */
export function useShownOrder(OrderNumber: string) {
  const { events$ } = useEngine()
  const view = useView('orders.one', { key: OrderNumber }, OrderNumber)
  const status = useSelector(view, (snapshot) => snapshot.value)
  const { value: order, error } = useSelector(view, (snapshot) => snapshot.context)
  useEffect(() => {
    const listening = events$.subscribe((event) => {
      if (event.type === 'orders.changeFailed') {
        const { code, detail } = event.error as RaanError
        if (code === 'conflict' || detail.fields) view.send({ type: 'reload' })
      }
      if (event.type !== 'orders.changed') return
      const changed = (event.orders as readonly Order[]).find((each) => each.OrderNumber === OrderNumber)
      if (!changed) return
      if (changed.history.length > 0) return view.send({ type: 'replace', value: changed })
      const { history = [] } = view.getSnapshot().context.value ?? {}
      view.send({ type: 'replace', value: { ...changed, history } })
      view.send({ type: 'reload' })
    })
    return () => listening.unsubscribe()
  }, [events$, view, OrderNumber])
  return { status, order, error, reload: () => view.send({ type: 'reload' }) }
}
