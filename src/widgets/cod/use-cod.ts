import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { ColumnRole } from '../../core/cod/cod.columns'
import { type CodDays, daysAfterMidnight, readDays, writeDays } from '../../core/cod/cod.days'
import { type CodPlace, sentOf } from '../../core/cod/cod.outcomes'
import { isOutstanding, sumByCourier } from '../../core/cod/cod.summary'
import { dayMs } from '../../core/kernel/timings'
import { useToday } from '../days/use-today'
import type { ListLocation } from '../list/use-list'
import { useListQuery } from '../list/use-list-query'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useApp } from '../runtime/use-engine'

const placeOf = ({ from, to }: CodDays) => ({
  query: { from, to },
  page: 1,
  perPage: 1,
  sortBy: undefined,
  sortDesc: false,
})

export function useCod({ query, onQueryChanged }: ListLocation) {
  const cod = useApp('cod')
  const status = useSelector(cod, (snapshot) => snapshot.value)
  const shown = useSelector(
    cod,
    ({ context }) => ({
      from: context.from,
      to: context.to,
      orders: context.orders,
      progress: context.progress,
      error: context.error,
      text: context.text,
      isTooLong: context.isTooLong,
      lines: context.lines,
      others: context.others,
      columns: context.columns,
      ticked: context.ticked,
      byHand: context.byHand,
      storing: context.storing,
      isUndoing: context.isUndoing,
      outcomes: context.outcomes,
    }),
    shallowEqual,
  )
  const { orders, from, to, byHand, outcomes, storing } = shown
  const { clock } = cod.getSnapshot().context
  const couriers = useMemo(() => sumByCourier(orders), [orders])
  const parcels = useMemo(() => orders.filter(isOutstanding).toReversed(), [orders])
  const write = (days: CodDays) => writeDays(days, clock.now())
  useListQuery({
    request: placeOf(shown),
    send: (step) => step.type === 'query.change' && cod.send({ type: 'range.change', from, to, ...step.query }),
    text: { read: (text) => placeOf(readDays(text, clock.now())), write: (location) => write(location.query) },
    // the dates can't change while a list is being stored
    given: status === 'storing' ? write(shown) : query,
    isTyping: false,
    onChanged: onQueryChanged,
  })
  const today = useToday(clock)
  const known = useRef(today)
  const isBusy = status === 'storing'
  const follow = useEffectEvent(() => {
    const days = daysAfterMidnight({ from, to }, known.current, clock.now())
    known.current = today
    if (days) cod.send({ type: 'range.change', ...days })
  })
  useEffect(() => {
    if (known.current !== today && !isBusy) follow()
  }, [today, isBusy, follow])
  return {
    ...shown,
    status,
    couriers,
    parcels,
    listOutcome: outcomes.list,
    byHandOutcome: { ...outcomes.byHand, ...sentOf(outcomes.byHand, byHand) },
    isStoringAt: (place: CodPlace) => status === 'storing' && storing === place && !shown.isUndoing,
    isUndoingAt: (place: CodPlace) => status === 'storing' && storing === place && shown.isUndoing,
    undo: (place: CodPlace) => cod.send({ type: 'settlement.undo', place }),
    /** whole days since the order was taken; 0 if unknown */
    ageOf: (createdAt: string) => Math.max(0, Math.floor((clock.now() - Date.parse(createdAt)) / dayMs) || 0),
    setRange: (change: { from?: string; to?: string }) => cod.send({ type: 'range.change', from, to, ...change }),
    reload: () => cod.send({ type: 'reload' }),
    setList: (text: string) => cod.send({ type: 'settlement.set', text }),
    chooseColumn: (column: number, role: ColumnRole | undefined) => cod.send({ type: 'column.choose', column, role }),
    tick: (OrderNumber: string, on: boolean) => cod.send({ type: 'line.tick', OrderNumber, on }),
    tickParcel: (OrderNumber: string, on: boolean) => cod.send({ type: 'parcel.tick', OrderNumber, on }),
    storeParcels: (checkedBy: string) => cod.send({ type: 'parcels.store', checkedBy }),
    store: (checkedBy: string) => cod.send({ type: 'settlement.store', checkedBy }),
  }
}

export type Cod = ReturnType<typeof useCod>
