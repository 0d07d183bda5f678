import { type Customer, customersCalls } from '../../customers/customers.contract'
import { bangkokDay, type Clock } from '../../kernel/clock'
import type { Call } from '../../kernel/endpoint'
import type { EngineEvent } from '../../kernel/engine-events'
import { loadChunk } from '../../kernel/load-chunk'
import { arabicDigits } from '../../kernel/money'
import { type Order, ordersCalls } from '../../orders/orders.contract'
import { createCheckMachine } from './order.paste.check'
import { type PlaceError, type PlaceFields, placeError, placesFor } from './order.paste.places'

/** The national digits of each complete number: `081-234 5678, 02` -> `0812345678`. */
export const wholePhones = (typed: string): string[] => [
  ...new Set(
    arabicDigits(typed)
      .split(/[,/\n;]+/)
      .map((each) => each.replace(/\D/g, '').replace(/^66(?=\d{8,9}$)/, '0'))
      .filter((digits) => /^0\d{8,9}$/.test(digits)),
  ),
]

const has = (phoneNumber: string, phone: string): boolean => wholePhones(phoneNumber).includes(phone)

type CheckPorts = { call: Call; clock: Clock; signal: AbortSignal }

/** Another order for one of these phones today; cancelled ones don't count. */
export type SameDayOrder = Pick<Order, 'OrderNumber' | 'name' | 'total' | 'createdAt'>

async function ordersToday(phones: readonly string[], { call, clock, signal }: CheckPorts): Promise<SameDayOrder[]> {
  const day = bangkokDay(clock.now())
  const found = new Map<string, SameDayOrder>()
  for (const phone of phones) {
    const query = { q: phone, from: day, to: day, sortBy: 'newest', page: 1, perPage: 20 } as const
    const { orders } = await call(ordersCalls.list, { query }, { signal })
    for (const { OrderNumber, name, total, createdAt, phoneNumber, OrderStatus } of orders)
      if (OrderStatus !== 'cancelled' && has(phoneNumber, phone))
        found.set(OrderNumber, { OrderNumber, name, total, createdAt })
  }
  return [...found.values()]
}

/** Customers with one of these phones, latest order first. */
async function knownCustomers(phones: readonly string[], { call, signal }: CheckPorts): Promise<Customer[]> {
  const known = new Map<string, Customer>()
  for (const phone of phones) {
    const { customers } = await call(customersCalls.list, { query: { q: phone, page: 1, perPage: 20 } }, { signal })
    for (const customer of customers)
      if (has(customer.phoneNumber, phone) || customer.otherPhones?.includes(phone))
        known.set(customer.phoneNumber, customer)
  }
  return [...known.values()]
}

/** Returned COD parcels of these customers, and the first one's name. */
export type Refusals = { name: string; count: number }

export function refusalsOf(customers: readonly Customer[]): Refusals | undefined {
  const refusing = customers.filter(({ refusedCODCount }) => refusedCODCount > 0)
  const [first] = refusing
  return first && { name: first.name, count: refusing.reduce((sum, each) => sum + each.refusedCODCount, 0) }
}

/** Names of customers whom staff flagged, each with the reason. */
export const flagsOf = (customers: readonly Customer[]): { name: string; flag: string }[] =>
  customers.flatMap(({ name, flag }) => (flag ? [{ name, flag }] : []))

async function placeErrorOf(fields: PlaceFields): Promise<PlaceError | undefined> {
  const { loadPlaceTable } = await loadChunk(() => import('../../customers/address/place-table'))
  return placeError(fields, await loadPlaceTable())
}

async function placesOf(fields: PlaceFields): Promise<readonly PlaceFields[]> {
  const { loadPlaceTable } = await loadChunk(() => import('../../customers/address/place-table'))
  return placesFor(fields, await loadPlaceTable())
}

export const todayMachine = createCheckMachine<string[], SameDayOrder[]>('paste.today', ordersToday)
export const knownCustomersMachine = createCheckMachine<string[], Customer[]>('paste.customers', knownCustomers)
export const placeMachine = createCheckMachine<PlaceFields, PlaceError | undefined>('paste.place', placeErrorOf)
export const placesMachine = createCheckMachine<PlaceFields, readonly PlaceFields[]>('paste.places', placesOf)

const resumes = ({ type }: EngineEvent) => (type === 'network.online' ? { type: 'resume' as const } : undefined)

const reacts = (event: EngineEvent) =>
  event.type === 'order.saved' || event.type === 'orders.changed' || event.type === 'customers.saved'
    ? { type: 'reload' as const }
    : resumes(event)

/** Lookups shown beside the form while an order is entered. */
export const warningViews = {
  'order.paste.today': { machine: todayMachine, reacts },
  'order.paste.customers': { machine: knownCustomersMachine, reacts },
  'order.paste.place': { machine: placeMachine, reacts: resumes },
  'order.paste.places': { machine: placesMachine, reacts: resumes },
}
