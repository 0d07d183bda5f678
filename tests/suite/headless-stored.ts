import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Engine, Handle } from '../../src/core'
import { conflictsOf } from '../../src/core/orders/edit/orders.edit.conflicts'
import type { Order } from '../../src/core/orders/orders.contract'
import type { Desk, StoredEntries } from './desk'

/** The first snapshot from now on, the present one included, that is as wanted. */
export const reached = <M extends AnyStateMachine>(
  handle: Handle<M>,
  isThere: (snapshot: SnapshotFrom<M>) => boolean,
): Promise<SnapshotFrom<M>> =>
  new Promise((resolve) => {
    const look = (snapshot: SnapshotFrom<M>) => {
      if (!isThere(snapshot)) return
      listening.unsubscribe()
      resolve(snapshot)
    }
    const listening = handle.subscribe(look)
    void handle.settled().then(look)
  })

type Options = {
  engine(): Engine
  wait<T>(work: Promise<T>): Promise<T>
  /** as it is listed */
  row(OrderNumber: string): Promise<Order>
}

type StoredVerbs = Pick<Desk, 'status' | 'confirm' | 'edit' | 'saveEdit' | 'keep' | 'print'>

/** What is done to a stored order, driven as a program would drive it. */
export function storedDesk({ engine, wait, row }: Options): StoredVerbs {
  const open = (order: Order) => engine().view('orders.edit', { order, desk: engine().app('orders') })
  let edit: ReturnType<typeof open> | undefined
  const opened = () => {
    if (!edit) throw new Error('nothing is being edited')
    return edit
  }
  const saved = async () => {
    const { value, context } = await wait(reached(opened(), ({ value }) => value !== 'saving' && value !== 'resuming'))
    if (value === 'saved') return []
    if (!context.theirs) throw new Error(`not saved: ${JSON.stringify(context.errors)} ${context.error}`)
    const { base, draft, theirs } = context
    return conflictsOf(base, draft, theirs).map(({ field }) => ({
      mine: String(draft[field]),
      theirs: String(theirs[field]),
    }))
  }
  return {
    status: async (OrderNumber) => (await row(OrderNumber)).OrderStatus,
    async confirm(OrderNumber) {
      const desk = engine().app('orders')
      const change = { kind: 'status', orderNumbers: [OrderNumber], status: 'confirmed' } as const
      desk.send({ type: 'change.start', id: OrderNumber, change })
      const { context } = await wait(desk.settled())
      const outcome = context.outcomes[OrderNumber]
      desk.send({ type: 'change.forget', id: OrderNumber })
      if (outcome?.state !== 'done') throw new Error(`not confirmed: ${JSON.stringify(outcome)}`)
      return { refused: outcome.refused.length > 0 }
    },
    async edit(OrderNumber, entries) {
      edit = open(await row(OrderNumber))
      for (const [name, value] of Object.entries(entries))
        edit.send({ type: 'field.set', name: name as keyof StoredEntries, value })
      await wait(edit.settled())
    },
    saveEdit() {
      opened().send({ type: 'save' })
      return saved()
    },
    async keep(side) {
      opened().send({ type: 'conflict.pick', side })
      opened().send({ type: 'conflict.settle' })
      await saved()
    },
    async print(OrderNumber) {
      const labels = engine().view('labels', { orderNumbers: [OrderNumber] })
      const { user } = engine().app('auth').getSnapshot().context
      await wait(labels.settled())
      labels.send({ type: 'print.start', printBy: user?.fullName ?? '' })
      const { value, context } = await wait(labels.settled())
      const again = context.job?.again[0]
      labels.send(value.print === 'asking' ? { type: 'again.skip' } : { type: 'print.done' })
      labels.stop()
      return again ? { printedBy: again.printAddrData.printBy ?? '' } : { printed: true }
    },
  }
}
