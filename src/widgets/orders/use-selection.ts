import { useMemo, useState } from 'react'
import { mostOrdersPerCall, type Order } from '../../core/orders/orders.contract'

const none: ReadonlyMap<string, Order> = new Map()

/** Orders ticked in the list. They stay ticked on other pages and under other filters, until they are let go. */
export function useSelection(rows: readonly Order[]) {
  const [kept, setKept] = useState(none)
  const numbers = useMemo(() => new Set(kept.keys()), [kept])
  const here = new Map(rows.map((order) => [order.OrderNumber, order]))
  const onPage = rows.filter(({ OrderNumber }) => kept.has(OrderNumber)).length
  return {
    /** as they were last seen */
    orders: [...kept.values()].map((order) => here.get(order.OrderNumber) ?? order),
    count: kept.size,
    /** how many of them stand on this page */
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
