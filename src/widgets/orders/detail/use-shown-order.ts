import { useSelector } from '@xstate/react'
import { useView } from '../../runtime/use-engine'
import { useEngineEvent } from '../../runtime/use-engine-event'
import { useShops } from '../../shops/use-shops'

/** Applies the response of a change made anywhere immediately. */
export function useShownOrder(OrderNumber: string) {
  const view = useView('orders.one', { key: OrderNumber }, OrderNumber)
  const status = useSelector(view, (snapshot) => snapshot.value)
  const order = useSelector(view, ({ context }) => context.value)
  const error = useSelector(view, ({ context }) => context.error)
  useEngineEvent('orders.changeFailed', ({ error: { code, detail } }) => {
    if (code === 'conflict' || detail.fields) view.send({ type: 'reload' })
  })
  useEngineEvent('orders.changed', ({ orders }) => {
    const changed = orders.find((each) => each.OrderNumber === OrderNumber)
    if (!changed) return
    if (changed.history.length > 0) return view.send({ type: 'replace', value: changed })
    const { history = [] } = view.getSnapshot().context.value ?? {}
    view.send({ type: 'replace', value: { ...changed, history } })
    view.send({ type: 'reload' })
  })
  return { status, order, error, reload: () => view.send({ type: 'reload' }) }
}

export function useOrderShop(shopId: number) {
  return useShops().shops.find(({ id }) => id === shopId)
}
