import type { Handle } from '../../core/kernel/actor-handle'
import { undoMs } from '../../core/kernel/timings'
import { useToaster } from '../runtime/use-toaster'

type Desk<Change> = Pick<Handle, 'subscribe'> & {
  getSnapshot(): { context: { held: readonly { id: string; isSent?: true }[] } }
  send(
    event: { type: 'change.make'; id: string; change: Change; holdMs: number } | { type: 'change.undo'; id: string },
  ): void
}

type HeldChange<Change> = { id: string; change: Change; title: string; undoLabel: string }

/** Makes a change after a moment in which it can be undone; false if it is waiting already. */
export function useHeldChange<Change>(desk: Desk<Change>): (held: HeldChange<Change>) => boolean {
  const toaster = useToaster()
  return ({ id, change, title, undoLabel }) => {
    const waiting = () => desk.getSnapshot().context.held.find((each) => each.id === id)
    if (waiting()) return false
    desk.send({ type: 'change.make', id, change, holdMs: undoMs })
    toaster.show({ id, title, action: { label: undoLabel, run: () => desk.send({ type: 'change.undo', id }) } })
    // hides the undo once it is too late
    const watching = desk.subscribe(() => {
      const made = waiting()
      if (made && !made.isSent) return
      watching.unsubscribe()
      toaster.dismiss(id)
    })
    return true
  }
}
