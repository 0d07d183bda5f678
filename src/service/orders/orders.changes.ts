import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { orderTotal } from '../../core/order/order.totals'
import { orderChangeCalls, type RefusedOrder, type UndoablePayment } from '../../core/orders/orders.changes.contract'
import { changeErrors } from '../../core/orders/orders.check'
import type { NewOrder, Order, OrderStatus, PaymentStatus, RecordedSlip } from '../../core/orders/orders.contract'
import { changeOrder, type Stamp } from '../../core/orders/orders.history'
import { isLabelOutdated } from '../../core/orders/orders.label'
import { type SentSlip, slipKey } from '../../core/orders/orders.slip'
import { canMoveTo, canPayTo, isErased, packingStatuses, undoableStep } from '../../core/orders/orders.status'
import { isMistyped, storedTrackingNumber } from '../../core/orders/orders.tracking-numbers'
import { type Handler, handle } from '../handle'
import { missing, notAllowed, Reply, refuse, reply } from '../reply'
import { type Bearer, hasRight } from '../rights'
import type { Tx } from '../store'
import { noteOrder } from '../users/users.activity.write'
import { byOf } from './orders.by'
import { statusDisplay } from './orders.display'
import { whatExists } from './orders.known'
import { undoRefusal, withoutItsSlip } from './orders.payment-undo'
import { numberTakenBy, ordersTracked, refuseOrder, takenBy, takenErrors } from './orders.shared-parcel'
import { saveOrders } from './orders.write'

/** Who makes the change, with which call. */
type Author = { user: Bearer | null; call: string }

type Refusal = Omit<RefusedOrder, 'OrderNumber'>

const stampOf = (user: Bearer | null, tx: Tx): Stamp => ({ at: isoTime(tx.now()), by: byOf(user) })

/** Changes one order in the version the caller has seen: 404, 409 with the current one, or the result of `act`. */
function changeOne(
  tx: Tx,
  { user, call }: Author,
  { OrderNumber, version }: Pick<Order, 'OrderNumber' | 'version'>,
  act: (order: Order) => Order | Reply,
): { order: Order } | Reply {
  const current = tx.orders.byNumber([OrderNumber]).get(OrderNumber)
  if (!current) return missing()
  if (current.version !== version) return reply(409, encode(orderChangeCalls.update.conflict, { order: current }))
  const result = act(current)
  if (result instanceof Reply) return result
  if (result !== current) {
    saveOrders(tx, [{ before: current, after: result }])
    noteOrder(tx, user, call, current, result)
  }
  return { order: result }
}

/** Changes each number once, in the requested order; `act` returns the changed order, or why it is skipped. */
function changeEach(tx: Tx, { user, call }: Author, numbers: Iterable<string>, act: (order: Order) => Order | Refusal) {
  const asked = [...new Set(numbers)]
  const known = tx.orders.byNumber(asked)
  const orders: Order[] = []
  const refused: RefusedOrder[] = []
  for (const OrderNumber of asked) {
    const order = known.get(OrderNumber)
    const result = order ? act(order) : { reason: 'unknown' }
    if ('reason' in result) refused.push({ OrderNumber, ...result })
    else orders.push(result)
  }
  const changed = orders.filter((order) => order !== known.get(order.OrderNumber))
  saveOrders(
    tx,
    changed.map((after) => ({ before: known.get(after.OrderNumber), after })),
  )
  for (const order of changed) noteOrder(tx, user, call, known.get(order.OrderNumber), order)
  return { orders, refused }
}

/** Why an order can't move to `status`, or back to it. */
function stepRefusal(
  order: Order,
  status: OrderStatus,
  undoes: OrderStatus | undefined,
  now: number,
): 'status' | 'late' | 'erased' | undefined {
  if (undoes === undefined) return canMoveTo(order.OrderStatus, status) ? undefined : 'status'
  if (order.OrderStatus !== undoes || !canMoveTo(status, undoes)) return 'status'
  if (isErased(order)) return 'erased'
  return undoableStep(order, now)?.from === status ? undefined : 'late'
}

/** The slip as stored; 409 if its reference is recorded for orders that the user wasn't told of. */
function recordedSlip(tx: Tx, order: Order, sent: SentSlip): RecordedSlip | Reply {
  const { reference = '', alsoFor = [], ...slip } = sent
  const key = slipKey(sent)
  if (key === '') return slip
  const usedFor = tx.orders.bySlip(key).filter((number) => number !== order.OrderNumber)
  if (usedFor.some((number) => !alsoFor.includes(number)))
    return reply(409, encode(orderChangeCalls.payment.conflict, { order, usedFor }))
  return { ...slip, reference, ...(usedFor.length > 0 && { alsoFor: usedFor }) }
}

/** With the fields that follow from them: the label that was printed may be wrong now. */
const withLabel = (order: Order, changes: Partial<Order>, follows: Partial<Order> = {}): Partial<Order> =>
  isLabelOutdated(order, { ...order, ...changes, ...follows })
    ? { ...changes, printAddrData: { ...order.printAddrData, IsPrintAddr: false } }
    : changes

function undonePayment(
  tx: Tx,
  order: Order,
  { user, paymentStatus, undoes }: { user: Bearer | null; paymentStatus: PaymentStatus; undoes: UndoablePayment },
): Order | Reply {
  const reason = undoRefusal(order, paymentStatus, undoes, tx.now())
  if (reason) return refuse({ paymentStatus: reason })
  const stamp = stampOf(user, tx)
  return withoutItsSlip(order, changeOrder(order, withLabel(order, { paymentStatus }), stamp), stamp)
}

const isCancelled = ({ OrderStatus }: Order): boolean => OrderStatus === 'cancelled'

export const orderChangeHandlers: readonly Handler[] = [
  handle(orderChangeCalls.update, ({ body, user, tx }) =>
    changeOne(tx, { user, call: orderChangeCalls.update.name }, body, (order) => {
      // JSON has no undefined: every given field has a value
      const given = body.changes as Partial<NewOrder>
      const { trackingNumber } = given
      const changes =
        trackingNumber === undefined ? given : { ...given, trackingNumber: storedTrackingNumber(trackingNumber) }
      const { alsoFor } = body
      const usedFor = numberTakenBy(tx, { ...order, ...changes }, { before: order.trackingNumber, alsoFor })
      const fieldErrors = { ...takenErrors('changes', usedFor), ...changeErrors(order, changes, whatExists(tx)) }
      if (Object.keys(fieldErrors).length > 0) return refuseOrder(fieldErrors, usedFor)
      const next = { ...order, ...changes }
      const total = orderTotal({ ...next, lines: next.ProductOrders })
      return changeOrder(order, withLabel(order, changes, { total }), stampOf(user, tx), { total })
    }),
  ),

  handle(orderChangeCalls.status, ({ body: { orderNumbers, status, undoes }, user, tx }) => {
    // who may make a step may undo it
    if (!packingStatuses.includes(undoes ?? status) && !hasRight(user, 'write:Order')) return notAllowed()
    return changeEach(tx, { user, call: orderChangeCalls.status.name }, orderNumbers, (order) => {
      const reason = stepRefusal(order, status, undoes, tx.now())
      return reason === undefined
        ? changeOrder(order, { OrderStatus: status }, stampOf(user, tx), {
            OrderStatusDisplay: statusDisplay[status],
          })
        : { reason, from: order.OrderStatus, to: status }
    })
  }),

  handle(orderChangeCalls.payment, ({ body, user, tx }) =>
    changeOne(tx, { user, call: orderChangeCalls.payment.name }, body, (order) => {
      const { paymentStatus, slip, undoes } = body
      if (!hasRight(user, order.paymentMethod === 'cod' ? 'write:Settlement' : 'write:Order')) return notAllowed()
      if (undoes !== undefined) return undonePayment(tx, order, { user, paymentStatus, undoes })
      if (!canPayTo(order.paymentStatus, paymentStatus)) return refuse({ paymentStatus: 'step' })
      const recorded = slip && recordedSlip(tx, order, slip)
      if (recorded instanceof Reply) return recorded
      const changes = { paymentStatus, ...(recorded && { slip: recorded }) }
      return changeOrder(order, withLabel(order, changes), stampOf(user, tx))
    }),
  ),

  handle(orderChangeCalls.tracking, ({ body: { numbers }, user, tx }) => {
    // If a number occurs twice, the last line wins.
    const given = new Map(numbers.map((line) => [line.OrderNumber, line]))
    const tracked = ordersTracked(
      tx,
      numbers.map((line) => storedTrackingNumber(line.trackingNumber)),
    )
    return changeEach(tx, { user, call: orderChangeCalls.tracking.name }, given.keys(), (order) => {
      if (isCancelled(order)) return { reason: 'cancelled' }
      if (isErased(order)) return { reason: 'erased' }
      const { trackingNumber: typed = '', alsoFor = [] } = given.get(order.OrderNumber) ?? {}
      const trackingNumber = storedTrackingNumber(typed)
      const isNew = trackingNumber !== order.trackingNumber
      if (isNew && isMistyped(trackingNumber)) return { reason: 'check-digit' }
      const isTold = (number: string) => alsoFor.includes(number) || given.has(number)
      const usedFor = isNew ? takenBy(tracked, { ...order, trackingNumber }, isTold) : []
      if (usedFor.length > 0) return { reason: 'taken', usedFor }
      return changeOrder(order, { trackingNumber }, stampOf(user, tx))
    })
  }),

  handle(orderChangeCalls.tracked, ({ body: { orderNumbers, trackingNumbers }, tx }) => {
    const tracked = [...ordersTracked(tx, trackingNumbers.map(storedTrackingNumber)).values()].flat()
    const found = tx.orders.byNumber([...new Set([...orderNumbers, ...tracked])])
    return {
      orders: [...found.values()].map(({ OrderNumber, OrderStatus, DeliveryType, trackingNumber }) => ({
        OrderNumber,
        OrderStatus,
        DeliveryType,
        trackingNumber,
      })),
    }
  }),

  handle(orderChangeCalls.print, ({ body: { orderNumbers, printBy, reprint = false }, user, tx }) => {
    const { at, by } = stampOf(user, tx)
    const printId = tx.orders.nextPrintId()
    const printAddrData = { IsPrintAddr: true, printId, printAddrDate: at, printBy: printBy.trim() || by }
    const { orders, refused } = changeEach(tx, { user, call: orderChangeCalls.print.name }, orderNumbers, (order) => {
      if (isCancelled(order)) return { reason: 'cancelled' }
      if (order.printAddrData.IsPrintAddr && !reprint) return { reason: 'printed' }
      return changeOrder(order, { printAddrData }, { at, by })
    })
    const isPrinted = ({ reason }: RefusedOrder) => reason === 'printed'
    return {
      printId: orders.length > 0 ? printId : '',
      orders,
      alreadyPrinted: refused.filter(isPrinted).map(({ OrderNumber }) => OrderNumber),
      refused: refused.filter((each) => !isPrinted(each)),
    }
  }),
]
