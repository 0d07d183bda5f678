import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { isOutstanding, sumByCourier } from '../../core/cod/cod.summary'
import { useApp } from '../root/use-engine'

const day = 24 * 60 * 60 * 1000

/** What couriers owe and the list by which they bring it; `status` is `loading`, `ready`, `failed`, `storing` or `signedOut`. */
export function useCod() {
  const cod = useApp('cod')
  const status = useSelector(cod, (snapshot) => snapshot.value)
  const context = useSelector(cod, (snapshot) => snapshot.context)
  const { orders, clock, from, to } = context
  const couriers = useMemo(() => sumByCourier(orders), [orders])
  const parcels = useMemo(() => orders.filter(isOutstanding).toReversed(), [orders])
  return {
    ...context,
    status,
    couriers,
    /** the oldest first */
    parcels,
    /** whole days since the order was taken */
    ageOf: (createdAt: string) => Math.max(0, Math.floor((clock.now() - Date.parse(createdAt)) / day)),
    setRange: (change: { from?: string; to?: string }) => cod.send({ type: 'range.change', from, to, ...change }),
    reload: () => cod.send({ type: 'reload' }),
    setList: (text: string) => cod.send({ type: 'settlement.set', text }),
    tick: (OrderNumber: string, on: boolean) => cod.send({ type: 'line.tick', OrderNumber, on }),
    store: (checkedBy: string) => cod.send({ type: 'settlement.store', checkedBy }),
  }
}

export type Cod = ReturnType<typeof useCod>
