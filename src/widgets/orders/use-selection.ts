import { useState } from 'react'
import type { Order } from '../../core/orders/orders.contract'

/** A bulk call takes no more. */
export const mostSelected = 1_000

const none: ReadonlyMap<string, Order> = new Map()

/** Orders ticked in the list. They stay ticked on other pages and under other filters, until they are let go. */
export function useSelection(rows: readonly Order[]) {
  const [kept, setKept] = useState(none)
  const here = new Map(rows.map((order) => [order.OrderNumber, order]))
  const onPage = rows.filter(({ OrderNumber }) => kept.has(OrderNumber)).length
  return {
    /** as they were last seen */
    orders: [...kept.values()].map((order) => here.get(order.OrderNumber) ?? order),
    count: kept.size,
    /** how many of them stand on this page */
    onPage,
    has: (OrderNumber: string) => kept.has(OrderNumber),
    isFull: kept.size >= mostSelected,
    toggle(order: Order, isOn: boolean) {
      const next = new Map(kept)
      if (!isOn) next.delete(order.OrderNumber)
      else if (next.size < mostSelected) next.set(order.OrderNumber, order)
      setKept(next)
    },
    togglePage(isOn: boolean) {
      const next = new Map(kept)
      for (const order of rows) {
        if (!isOn) next.delete(order.OrderNumber)
        else if (next.size < mostSelected) next.set(order.OrderNumber, order)
      }
      setKept(next)
    },
    keepOnly(numbers: readonly string[]) {
      const wanted = new Set(numbers)
      setKept(new Map([...kept].filter(([OrderNumber]) => wanted.has(OrderNumber))))
    },
    clear: () => setKept(none),
  }
}

export type Selection = ReturnType<typeof useSelection>
