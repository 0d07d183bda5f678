import { type CustomerText, customerPlace } from '../../core/customers/customers.place'
import type { CustomerProfile, UsedAddress } from '../../core/customers/profile/customers.profile.contract'
import { type Satang, satang } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { isRefusedCOD } from '../../core/orders/orders.kinds'
import { phoneLines } from '../../core/orders/orders.search'
import type { Tx } from '../store'
import { type CustomerCard, otherKeyPhones, shownTexts } from './customers.card'
import { cardOf } from './customers.cards'
import type { OrderSum } from './customers.store'

/** So many orders say which addresses and phone numbers were used. */
const recentOrders = 100
const mostAddresses = 20

const placeText = (of: Readonly<Record<(typeof customerPlace)[number], string>>): string =>
  customerPlace.map((name) => of[name].trim()).join('\n')

function addressesIn(orders: readonly Order[], shown: Readonly<Record<CustomerText, string>>): UsedAddress[] {
  const found = new Map<string, UsedAddress>()
  for (const order of orders) {
    const { address, subDistrict, district, province, postNum, createdAt: lastOrderAt } = order
    const text = placeText(order)
    if (address !== '' && text !== placeText(shown) && !found.has(text))
      found.set(text, { address, subDistrict, district, province, postNum, lastOrderAt })
  }
  return [...found.values()].slice(0, mostAddresses)
}

function phonesIn(orders: readonly Order[], keys: readonly string[], phoneNumber: string): string[] {
  const shown = phoneLines(phoneNumber).split('\n')
  const used = orders.flatMap((order) => phoneLines(order.phoneNumber).split('\n'))
  const others = used.filter((phone) => phone !== '' && !shown.includes(phone))
  return [...new Set([...otherKeyPhones(keys, phoneNumber), ...others])]
}

/** The shop has the money of a paid order, also once the courier has settled it; not of one that came to nothing. */
const isSpent = ({ status, paymentStatus }: OrderSum): boolean =>
  paymentStatus === 'paid' && status !== 'cancelled' && status !== 'returned'

function added(sums: readonly OrderSum[]): { count: number; amount: Satang } {
  return {
    count: sums.reduce((sum, { orders }) => sum + orders, 0),
    amount: satang(sums.reduce((sum, { total }) => sum + total, 0)),
  }
}

/** Of whom there is a card, orders, or both. */
export const keysOf = (key: string, card: CustomerCard | undefined): readonly string[] => card?.keys ?? [key]

/** Undefined if nobody is known under this key. */
export function profileOf(tx: Tx, key: string): CustomerProfile | undefined {
  const card = cardOf(tx, key)
  const keys = keysOf(key, card)
  const orders = tx.customers.orders(keys, 0, recentOrders)
  if (orders.length === 0 && (!card || tx.within)) return undefined
  const texts = shownTexts(orders[0], card)
  const sums = tx.customers.sums(keys)
  const refused = sums.filter(({ status, paymentMethod }) =>
    isRefusedCOD({ OrderStatus: status, paymentMethod } as Order),
  )
  return {
    key: keys[0] ?? key,
    ...texts,
    note: card?.note ?? '',
    flag: card?.flag ?? '',
    orderCount: added(sums).count,
    spent: added(sums.filter(isSpent)).amount,
    refusedCOD: added(refused),
    addresses: addressesIn(orders, texts),
    otherPhones: phonesIn(orders, keys, texts.phoneNumber),
    merged: (card?.merged ?? []).map(({ keys: [first = ''], shownName, shownPhone }) => ({
      key: first,
      name: shownName,
      phoneNumber: shownPhone,
    })),
    version: card?.version ?? 0,
    ...(card?.changedBy !== undefined && { changedBy: card.changedBy }),
  }
}
