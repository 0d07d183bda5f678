import { useMemo, useState } from 'react'
import { mostOrdersPerCall, type Order } from '../../core/orders/orders.contract'

const none: ReadonlyMap<string, Order> = new Map()

/** Stays across pages and filters until cleared. */
export function useSelection(rows: readonly Order[]) {
  const [kept, setKept] = useState(none)
  const numbers = useMemo(() => new Set(kept.keys()), [kept])
  const here = new Map(rows.map((order) => [order.OrderNumber, order]))
  const onPage = rows.filter(({ OrderNumber }) => kept.has(OrderNumber)).length
  return {
    /** as last loaded */
    orders: [...kept.values()].map((order) => here.get(order.OrderNumber) ?? order),
    count: kept.size,
    /** number of selected orders on this page */
    onPage,
    numbers,
    isFull: kept.size >= mostOrdersPerCall,
    choose: (wanted: ReadonlySet<string>) =>
      setKept(new Map([...kept, ...here].filter(([OrderNumber]) => wanted.has(OrderNumber)))),
    keepOnly(numbers: readonly string[]) {
      const wanted = new Set(numbers)
      setKept(new Map([...kept].filter(([OrderNumber]) => wanted.has(OrderNumber))))
    },
    clear: () => setKept(none),
  }
}

export type Selection = ReturnType<typeof useSelection>
