import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { isOpen, nextOf, type QueueItem } from '../../../core/order/queue/order.queue.record'
import { useApp, useView } from '../../runtime/use-engine'
import type { OpenOrder } from '../use-order'

/** Orders to check one by one, each in the order form. */
export function useOrderQueue(order: OpenOrder, onHeld: () => void) {
  const view = useView('order.queue')
  const lines = useApp('lines')
  const shown = useSelector(
    view,
    ({ context: { items, unreadable, kept, found, text }, value }) => ({
      items,
      unreadable,
      kept,
      found,
      text,
      finding: value.finding,
      isUnread: value.reading === 'failed',
    }),
    shallowEqual,
  )
  const { items } = shown
  /** `isChosen`: this one, or none */
  const opening = useRef<{ id: string; tried: Set<string>; isChosen: boolean }>(undefined)
  const current = items.find((item) => item.id === order.id && isOpen(item))
  const latest = () => view.getSnapshot().context.items

  const adopt = ({ id, key, text }: QueueItem, tried = new Set<string>(), isChosen = false) => {
    opening.current = { id, tried: tried.add(id), isChosen }
    order.adopt(id, { key, text })
  }
  const setDown = () => {
    if (current) view.send({ type: 'item.leave', id: current.id, lines: order.read().lines.toArray() })
  }
  const open = (item: QueueItem) => {
    setDown()
    adopt(item)
  }
  const choose = (item: QueueItem) => {
    setDown()
    adopt(item, undefined, true)
  }
  /** The form goes on to the next one, or is empty. */
  const goOn = (id: string) => {
    const next = nextOf(latest(), id)
    if (next) return adopt(next)
    lines.send({ type: 'clear' })
    order.leave()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form has another draft, or failed to open one
  useEffect(() => {
    const asked = opening.current
    if (!asked || order.stage === 'restoring') return
    opening.current = undefined
    if (order.id === asked.id) {
      const item = latest().find(({ id }) => id === asked.id)
      return lines.send({ type: 'lines.replace', lines: item?.lines ?? [] })
    }
    // another tab has it, or stored it
    view.send({ type: 'queue.check' })
    const next = asked.isChosen ? undefined : nextOf(latest(), asked.id, asked.tried)
    if (next && next.id !== order.id) adopt(next, asked.tried)
    else onHeld()
  }, [order.stage, order.id])

  const { saved, stage } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per stored order
  useEffect(() => {
    if (stage !== 'saved' || !saved || !current) return
    view.send({ type: 'item.saved', id: current.id, order: saved.OrderNumber })
    goOn(current.id)
  }, [stage, saved])

  const canLeave = stage === 'open' || stage === 'saved' || stage === 'taken'
  return {
    ...shown,
    current,
    /** an order that isn't of the queue keeps its lines only in the form */
    isFree: canLeave && (current !== undefined || order.lines.length === 0),
    /** another one, if it is open in another tab */
    open,
    /** only this one */
    choose,
    split: (text: string) => view.send({ type: 'text.split', text }),
    drop: () => view.send({ type: 'found.drop' }),
    take() {
      const before = new Set(items.map(({ id }) => id))
      view.send({ type: 'found.take' })
      const first = latest().find((item) => isOpen(item) && !before.has(item.id))
      if (first && !current && order.lines.length === 0) open(first)
    },
    skip(item: QueueItem) {
      setDown()
      const next = nextOf(latest(), item.id)
      view.send({ type: 'item.skip', id: item.id })
      if (next) adopt(next)
    },
    discard(item: QueueItem) {
      setDown()
      view.send({ type: 'item.discard', id: item.id })
      if (item.id === current?.id) goOn(item.id)
    },
    readAgain: () => view.send({ type: 'retry' }),
    discardUnreadable: () => view.send({ type: 'unreadable.discard' }),
    restore: (item: QueueItem) => view.send({ type: 'item.restore', id: item.id }),
    close() {
      for (const { id, state } of items) if (state === 'discarded') order.discard(id)
      view.send({ type: 'queue.close' })
    },
  }
}

export type OrderQueueState = ReturnType<typeof useOrderQueue>
