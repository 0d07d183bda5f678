import { useEffect, useState } from 'react'
import type { RefusedOrder, TrackedOrder } from '../../../core/orders/orders.changes.contract'
import type { Order } from '../../../core/orders/orders.contract'
import {
  isUnlike,
  readTrackingList,
  readyLines,
  type TrackingLine,
  withoutLines,
} from '../../../core/orders/orders.tracking'
import { factsOf, sharedWith } from '../../../core/orders/tracking/orders.tracked.line'
import { useChangeMessages } from '../use-change-messages'
import { useOrderChange } from '../use-order-change'
import { useParcels } from './use-parcels'

/** A line as it was sent, and why it was rejected. */
type Refused = RefusedOrder & { trackingNumber: string | undefined }

const none: readonly Refused[] = []

/** Stored lines leave the list; rejected and invalid ones stay. */
export function useTracking(known: readonly Order[]) {
  const messages = useChangeMessages()
  const [text, setText] = useState('')
  const [stored, setStored] = useState(0)
  const [refused, setRefused] = useState(none)
  const [isReported, setIsReported] = useState(false)
  const { outcome, isRunning, start, forget } = useOrderChange()
  const examples = known.map(({ OrderNumber }) => OrderNumber)
  const lines = readTrackingList(text, examples)
  const ready = readyLines(lines)
  const parcels = useParcels(text, ready)
  const couriers = new Map(
    [...known, ...parcels.known.parcels.values()].map(({ OrderNumber, DeliveryType }) => [OrderNumber, DeliveryType]),
  )
  const refusalOf = (line: TrackedOrder) =>
    refused.find((each) => each.OrderNumber === line.OrderNumber && each.trackingNumber === line.trackingNumber)
  const factsOfLine = (line: TrackedOrder & Partial<TrackingLine>) => {
    const facts = factsOf(line, parcels.known)
    // another user may have saved it since it was looked up
    return { ...facts, usedBy: [...new Set([...facts.usedBy, ...(refusalOf(line)?.usedFor ?? [])])] }
  }
  const isUnlikeLine = (line: TrackingLine) => isUnlike(line, (number) => couriers.get(number)?.value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per outcome
  useEffect(() => {
    if (outcome?.state !== 'done' || outcome.change.kind !== 'tracking') return
    const left = new Set(outcome.refused.map(({ OrderNumber }) => OrderNumber))
    const sent = new Map(outcome.change.numbers.map((each) => [each.OrderNumber, each.trackingNumber]))
    const gone = lines.filter(
      ({ OrderNumber, trackingNumber }) => sent.get(OrderNumber) === trackingNumber && !left.has(OrderNumber),
    )
    setText(withoutLines(text, new Set(gone.map(({ line }) => line))))
    setStored(outcome.orders.length)
    setRefused(outcome.refused.map((each) => ({ ...each, trackingNumber: sent.get(each.OrderNumber) })))
    setIsReported(true)
    forget()
    parcels.forget()
  }, [outcome])

  const change = (next: string) => {
    setText(next)
    setStored(0)
    setIsReported(false)
  }
  return {
    text,
    lines,
    /** number of lines that would be sent now */
    ready: ready.length,
    /** number of lines the last request stored; 0 after an edit */
    stored,
    /** number of lines the last request rejected; 0 after an edit */
    refused: isReported ? refused.length : 0,
    reasonOf(line: TrackingLine): string | undefined {
      const { refusal } = factsOfLine(line)
      const found = refusalOf(line)
      return found ? messages.refused(found) : refusal && messages.refused({ reason: refusal })
    },
    factsOf: factsOfLine,
    /** number of lines whose number another order has */
    used: lines.filter((line) => factsOfLine(line).usedBy.length > 0).length,
    /** whether it is known which orders have these numbers; `look` asks at once */
    isKnown: parcels.isKnown,
    look: parcels.look,
    failure: outcome?.state === 'failed' ? messages.failure(outcome.error) : undefined,
    isRunning,
    /** the courier whose numbers look different from the line's */
    unlikeOf: (line: TrackingLine) => (isUnlikeLine(line) ? couriers.get(line.OrderNumber) : undefined),
    /** number of such lines */
    unlike: lines.filter(isUnlikeLine).length,
    change,
    add: (OrderNumber: string, trackingNumber: string) =>
      change(`${text === '' || text.endsWith('\n') ? text : `${text}\n`}${OrderNumber}\t${trackingNumber}\n`),
    remove: (line: number) => change(withoutLines(text, new Set([line]))),
    send: () => start({ kind: 'tracking', numbers: ready.map((each) => sharedWith(each, factsOfLine(each).usedBy)) }),
    examples,
  }
}

export type Tracking = ReturnType<typeof useTracking>
