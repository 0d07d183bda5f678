import type { Parcel, TrackedOrder } from '../orders.changes.contract'
import type { TrackingLine } from '../orders.tracking'
import { storedTrackingNumber } from '../orders.tracking-numbers'
import type { KnownParcels } from './orders.tracked.machine'

/** What is known of the order and the number of a line. */
export type LineFacts = {
  /** why the order takes no number */
  refusal: 'unknown' | 'cancelled' | undefined
  /** other orders that have the number */
  usedBy: readonly string[]
  /** those of them that are cancelled */
  cancelled: readonly string[]
  /** the number that the order has now, if it is another one */
  replaces: string
}

const nothing: LineFacts = { refusal: undefined, usedBy: [], cancelled: [], replaces: '' }

const isSame = (one: string, other: string): boolean =>
  storedTrackingNumber(one).toUpperCase() === storedTrackingNumber(other).toUpperCase()

const isCancelled = ({ OrderStatus }: Parcel): boolean => OrderStatus === 'cancelled'

type Line = Pick<TrackingLine, 'OrderNumber' | 'trackingNumber'> & Partial<Pick<TrackingLine, 'problem'>>

export function factsOf({ OrderNumber, trackingNumber, problem }: Line, known: KnownParcels): LineFacts {
  if (problem !== undefined) return nothing
  const parcel = known.parcels.get(OrderNumber)
  const isMissing = !parcel && known.orderNumbers.has(OrderNumber)
  const users = [...known.parcels.values()].filter(
    (each) => each.OrderNumber !== OrderNumber && isSame(each.trackingNumber, trackingNumber),
  )
  return {
    refusal: isMissing ? 'unknown' : parcel && isCancelled(parcel) ? 'cancelled' : undefined,
    usedBy: users.map((each) => each.OrderNumber),
    cancelled: users.filter(isCancelled).map((each) => each.OrderNumber),
    replaces: parcel && !isSame(parcel.trackingNumber, trackingNumber) ? parcel.trackingNumber : '',
  }
}

/** The line as it is sent once the user knows which other orders have its number. */
export const sharedWith = ({ OrderNumber, trackingNumber }: TrackedOrder, usedBy: readonly string[]): TrackedOrder => ({
  OrderNumber,
  trackingNumber,
  ...(usedBy.length > 0 && { alsoFor: [...usedBy] }),
})
