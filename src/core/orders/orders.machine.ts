import * as v from 'valibot'
import { dayPresets, isDayPreset, presetRange } from '../kernel/day-presets'
import { filterSchema } from '../kernel/filter'
import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { createResourceMachine } from '../kernel/resource-machine'
import { type Order, orderQuerySchema, orderSorts, ordersCalls } from './orders.contract'

/** What a list of orders is asked, in an address too. */
const orderListSchema = v.object({
  ...orderQuerySchema.entries,
  /** days relative to today, in place of `from` and `to` */
  days: filterSchema(v.picklist(dayPresets)),
})

type Position = 'page' | 'perPage' | 'sortBy' | 'sortDesc'

/** The filters, without paging and sorting. */
export type OrderFilters = Omit<v.InferOutput<typeof orderListSchema>, Position>

/** The filters as the backend takes them: days relative to today as dates. */
export function datedFilters<F extends OrderFilters>({ days, ...filters }: F, now: number): Omit<F, 'days'> {
  if (days === undefined) return filters
  return { ...filters, ...(isDayPreset(days) ? presetRange(days, now) : { from: days, to: days }) }
}

/** Rows per status under all filters except the status. */
export type OrderCounts = { counts: Record<string, number> }

/** Orders, latest first unless sorted otherwise. */
export const ordersMachine = createListMachine<Order, OrderFilters, OrderCounts>({
  id: 'orders',
  query: {},
  keyOf: ({ OrderNumber }) => OrderNumber,
  async load({ call, clock, query, page, perPage, sortBy, sortDesc, signal }) {
    const known = orderSorts.find((sort) => sort === sortBy) ?? 'newest'
    const { orders, total, counts } = await call(
      ordersCalls.list,
      { query: { ...datedFilters(query, clock.now()), page, perPage, sortBy: known, sortDesc } },
      { signal },
    )
    return { rows: orders, total, extra: { counts } }
  },
})

/** One order with its history. */
export const orderDetailMachine = createResourceMachine<Order, string>({
  id: 'orders.one',
  async load({ call, key, signal }) {
    const { order } = await call(ordersCalls.one, { params: { OrderNumber: key } }, { signal })
    return order
  },
})

/** A list's filters, page and order as a query string: `orderStatus=new&page=2`. */
export const ordersText = (perPage: number) => listText(orderListSchema, perPage)
