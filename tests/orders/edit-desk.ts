import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { decode } from '../../src/core/kernel/codec'
import type { Transport } from '../../src/core/kernel/transport'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { turns } from '../helpers/turns'
import { editedOrder } from './edited-order'

export const stored = (wire: object = {}): Order => {
  const read = decode(orderSchema, { ...editedOrder, ...wire })
  if (!read.ok) throw new Error(read.path)
  return read.value
}

/** A place that edits one order, and everything the engine announced. */
export async function openEdit(transport: Transport, wire: object = {}) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const announced: { type: string }[] = []
  engine.events$.subscribe((event) => announced.push(event))
  const desk = engine.app('orders')
  await desk.settled()
  const edit = engine.view('orders.edit', { order: stored(wire), desk })
  await edit.settled()
  return {
    engine,
    clock,
    desk,
    edit,
    announced,
    /** the events of orders alone */
    received: () => announced.map(({ type }) => type).filter((type) => type.startsWith('orders.')),
    stage: () => edit.getSnapshot().value,
    context: () => edit.getSnapshot().context,
    async done() {
      await turns()
      await desk.settled()
      await turns()
      return edit.getSnapshot().context
    },
  }
}
