import { lookUp } from '../../kernel/look-up'
import { createResourceMachine } from '../../kernel/resource-machine'
import { type Order, ordersCalls } from '../orders.contract'
import { type CourierFormat, courierFormats } from './orders.courier-formats'
import { courierFormatCalls, type StoredFormat } from './orders.courier-formats.contract'

/** What the shop stored; a backend may store none. */
export const courierFormatsMachine = createResourceMachine<readonly StoredFormat[], null>({
  id: 'orders.formats',
  load: async ({ call, signal }) => (await call(courierFormatCalls.list, {}, { signal })).formats,
})

/** The latest order that a courier delivers, as an example; undefined if there is none. */
export const courierParcelMachine = createResourceMachine<Order | undefined, string>({
  id: 'orders.formats.parcel',
  async load({ call, key, signal }) {
    const query = { deliveryType: key, sortBy: 'newest' as const, page: 1, perPage: 1 }
    return (await call(ordersCalls.list, { query }, { signal })).orders[0]
  },
})

/** The format that a courier's file has: the shop's own, or the built-in one. */
export function formatFor(courier: string, stored: readonly StoredFormat[]): CourierFormat | undefined {
  const own = stored.find((each) => each.courier === courier && each.own)
  return own ?? lookUp(courierFormats, courier)
}
