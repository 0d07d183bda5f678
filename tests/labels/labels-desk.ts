import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { encode } from '../../src/core/kernel/codec'
import type { LabelsInput } from '../../src/core/labels/labels.machine'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { fakeTransport } from '../helpers/fake-transport'
import { storedOrder } from '../orders/stored-order'

const unprinted = { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null }

/** The n-th order of a day, without a label. */
export const orderOf = (n: number, change: Partial<Order> = {}): Order =>
  storedOrder({
    OrderNumber: `LR-${n}`,
    createdAt: new Date(Date.UTC(2026, 10, 21, 0, n)).toISOString(),
    printAddrData: unprinted,
    ...change,
  })

export const printed = (order: Order, printId = 'PR-1', printBy = 'มาลี'): Order => ({
  ...order,
  printAddrData: { IsPrintAddr: true, printId, printAddrDate: '2026-11-21T05:00:00Z', printBy },
})

type Print = { orderNumbers: string[]; printBy: string; reprint?: boolean }
type Options = { input?: Partial<LabelsInput>; onPrint?: (print: Print, nth: number) => Response | undefined }

/** A backend that stores these orders, and the queue of labels of one place. */
export function labelsDesk(stored: Order[], { input = {}, onPrint }: Options = {}) {
  const orders = new Map(stored.map((order) => [order.OrderNumber, order]))
  const wire = (order: Order) => encode(orderSchema, order)
  const prints: Print[] = []
  let isLost = () => false
  const trouble: { list?: () => Response | Promise<Response> } = {}
  const transport = fakeTransport({
    'GET /api/orders': ({ query }) => {
      if (trouble.list) return trouble.list()
      const found = [...orders.values()]
        .filter(({ OrderStatus }) => !query.get('orderStatus') || OrderStatus === query.get('orderStatus'))
        .filter(({ shopId }) => !query.get('shopId') || String(shopId) === query.get('shopId'))
        .filter(({ name, OrderNumber }) => `${name} ${OrderNumber}`.includes(query.get('q')?.trim() ?? ''))
        .filter(({ printAddrData }) => String(printAddrData.IsPrintAddr) === query.get('printed'))
      const [page, perPage] = [Number(query.get('page')), Number(query.get('perPage'))]
      return { orders: found.slice((page - 1) * perPage, page * perPage).map(wire), total: found.length }
    },
    'GET /api/orders/{OrderNumber}': (_, { OrderNumber = '' }) => {
      const order = orders.get(OrderNumber)
      return order ? { order: wire(order) } : Response.json({}, { status: 404 })
    },
    'POST /api/orders/print': ({ body }) => {
      const print = body as Print
      prints.push(print)
      const trouble = onPrint?.(print, prints.length)
      if (trouble) return trouble
      const printId = `PR-${prints.length}`
      const asked = print.orderNumbers.map((number) => orders.get(number) as Order)
      const isLeft = (order: Order) => order.printAddrData.IsPrintAddr && !print.reprint
      const refused = asked.filter(({ OrderStatus }) => OrderStatus === 'cancelled')
      const left = asked.filter((order) => !refused.includes(order) && isLeft(order))
      const stamped = asked
        .filter((order) => !refused.includes(order) && !left.includes(order))
        .map((order) => printed(order, printId, print.printBy))
      for (const order of stamped) orders.set(order.OrderNumber, order)
      if (isLost()) return new Response('', { status: 502 })
      return {
        printId: stamped.length > 0 ? printId : '',
        orders: stamped.map(wire),
        alreadyPrinted: left.map(({ OrderNumber }) => OrderNumber),
        refused: refused.map(({ OrderNumber }) => ({ OrderNumber, reason: 'cancelled' })),
      }
    },
  })
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: { type: string }[] = []
  engine.events$.subscribe((event) => /^(orders|labels)\./.test(event.type) && received.push(event))
  const labels = engine.view('labels', input)
  const numbers = (list: Iterable<Order>) => [...list].map(({ OrderNumber }) => OrderNumber)
  return {
    engine,
    clock,
    transport,
    trouble,
    /** stamps arrive, their answers do not */
    lose: (next: () => boolean) => {
      isLost = next
    },
    labels,
    received,
    prints,
    store: (order: Order) => orders.set(order.OrderNumber, order),
    numbers,
    /** how things stand, in short */
    async state() {
      const { value, context } = await labels.settled()
      return {
        queue: value.queue,
        print: value.print,
        rows: numbers(context.rows),
        marks: [...context.marks.keys()],
        job: context.job && {
          orders: numbers(context.job.orders),
          again: numbers(context.job.again),
          refused: numbers(context.job.refused as unknown as Order[]),
          ids: context.job.printIds,
          state: context.job.state,
        },
        failure: context.failure?.code,
      }
    },
    async mark(...marked: string[]) {
      await labels.settled()
      for (const OrderNumber of marked) labels.send({ type: 'mark.set', OrderNumber, on: true })
    },
  }
}
