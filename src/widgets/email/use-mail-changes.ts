import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { MailChange } from '../../core/email/email.changes'
import { randomId } from '../../core/kernel/id'
import { useApp } from '../runtime/use-engine'

const isLetter = ({ change }: { change: MailChange }) => change.kind === 'send'

/** Optimistic changes to emails. */
export function useMailChanges() {
  const email = useApp('email')
  const pending = useSelector(email, ({ context }) => context.pending)
  const held = useSelector(email, ({ context }) => context.held)
  const failed = useSelector(email, ({ context }) => context.failed)
  /** in order of making; a queued email is a draft until it is sent */
  const made = useMemo(
    () => [...pending, ...held.filter((each) => !isLetter(each))].map(({ change }) => change),
    [pending, held],
  )
  return {
    made,
    failed,
    sending: [...pending, ...held.filter(({ isSent }) => isSent)].filter(isLetter),
    waiting: held.filter(({ isSent }) => !isSent).filter(isLetter),
    make(change: MailChange, { id = randomId(), hold }: { id?: string; hold?: number } = {}) {
      email.send({ type: 'change.make', change, id, ...(hold !== undefined && { holdMs: hold }) })
      return id
    },
    /** false: too late */
    undo(id: string): boolean {
      const isHeld = email.getSnapshot().context.held.some((each) => each.id === id && !each.isSent)
      email.send({ type: 'change.undo', id })
      return isHeld
    },
    retry: (id: string) => email.send({ type: 'change.retry', id }),
    dismiss: (id: string) => email.send({ type: 'change.dismiss', id }),
  }
}

export type MailChanges = ReturnType<typeof useMailChanges>
