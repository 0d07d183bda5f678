import { orderTotal } from '../../../src/core/order/order.totals'
import type { Order } from '../../../src/core/orders/orders.contract'
import { orderNumber } from '../../../src/core/orders/orders.number'
import { ordersSeeds } from '../../../src/sample/orders/orders.seed'
import { createRandom } from '../../../src/service/random'

/** Ids and numbers below are those of the sample's own orders and customers. */
export const firstId = 1000
const days = 1096
const dayMs = 86_400_000
/** Orders that are still being worked on. */
const openOrders = 3000

const firstSyllables = ['สม', 'วิ', 'อนุ', 'ชัย', 'พร', 'นภา', 'กิตติ', 'ธน', 'ศิริ', 'รัตน์']
const lastSyllables = ['ชาย', 'หญิง', 'ภา', 'พงษ์', 'วัฒน์', 'พร', 'ศักดิ์', 'กร', 'ลักษณ์', 'ดา']
const surnameHeads = ['ศรี', 'ทอง', 'แก้ว', 'บุญ', 'วงศ์']
const surnameTails = ['ใจดี', 'สุข', 'มณี', 'รุ่งเรือง', 'สว่าง', 'เจริญ', 'งาม', 'ชัย']

const provinces = ['เชียงใหม่', 'ขอนแก่น', 'กรุงเทพมหานคร', 'สงขลา', 'ชลบุรี', 'ภูเก็ต', 'อุบลราชธานี', 'นนทบุรี']
const at = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T

/** One of a hundred orders has this first name, one of eight this end of a surname. */
export const searched = { firstName: 'สมชาย', endOfSurname: 'ใจดี', nowhere: 'zq', shop: 2 }

const nameOf = (person: number): string =>
  [
    at(firstSyllables, person) + at(lastSyllables, Math.floor(person / 10)),
    at(surnameHeads, Math.floor(person / 100)) + at(surnameTails, Math.floor(person / 500)),
  ].join(' ')

export type Made = { readonly id: number; readonly person: number; readonly order: Order }

/** Orders over three years, oldest first, each a pure function of its place; a person orders four times on average. */
export function manyOrders(count: number, now: number) {
  const templates = ordersSeeds[0]?.rows({ now, random: createRandom(1) }) as readonly Order[]
  const closed = templates.filter(({ OrderStatus }) => ['delivered', 'returned', 'cancelled'].includes(OrderStatus))
  const people = Math.max(1, Math.floor(count / 4))
  return (nth: number): Made => {
    const random = createRandom(nth + 1)
    const template = at(nth < count - openOrders ? closed : templates, Math.floor(random() * 1000))
    const person = Math.floor(random() * people)
    const created = now - days * dayMs + Math.floor(((days - 9) * dayMs * nth) / count)
    const moved = created - Date.parse(template.createdAt)
    const later = (time: string) => new Date(Date.parse(time) + moved).toISOString()
    const { printAddrData: print } = template
    const id = firstId + nth
    const ProductOrders = template.ProductOrders.map((line) => ({ ...line, Quantity: 1 + Math.floor(random() * 4) }))
    const order: Order = {
      ...template,
      OrderNumber: orderNumber(created, id),
      createdAt: new Date(created).toISOString(),
      shopId: (1 + Math.floor(random() * 3)) as Order['shopId'],
      name: nameOf(person),
      phoneNumber: `08${String(((person + 1) * 7919) % 100_000_000).padStart(8, '0')}`,
      address: `${1 + (person % 900)}/${1 + (person % 20)}`,
      province: at(provinces, Math.floor(person / 3)),
      ProductOrders,
      total: orderTotal({ ...template, lines: ProductOrders }),
      printAddrData: {
        ...print,
        printId: print.printId === null ? null : `PR-${id}`,
        printAddrDate: print.printAddrDate === null ? null : later(print.printAddrDate),
      },
      history: template.history.map((change) => ({ ...change, at: later(change.at) })),
    }
    return { id, person, order }
  }
}
