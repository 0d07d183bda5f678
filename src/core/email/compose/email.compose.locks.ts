import { fromCallback } from 'xstate'
import type { Ports } from '../../kernel/ports'
import { draftLock, letterLock } from '../email.unsaved'

export type LocksCommand = { type: 'draft'; id: number | undefined }

type LocksInput = Pick<Ports, 'locks'> & { key: string; letter: { id?: number } }

/** Tells other tabs that this composer lives, and which draft it has open. */
export const letterLocks = fromCallback<LocksCommand, LocksInput>(({ input: { locks, key, letter }, receive }) => {
  const end = new AbortController()
  const held = new Set<string>()
  const hold = (name: string) => {
    if (held.has(name)) return
    held.add(name)
    // without a lock, others only restore what is stored here anyway
    locks.hold(name, end.signal).then(
      (release) => (end.signal.aborted ? release() : end.signal.addEventListener('abort', release)),
      () => undefined,
    )
  }
  const open = (id: number | undefined) => {
    if (id !== undefined) hold(draftLock(id))
  }
  hold(letterLock(key))
  open(letter.id)
  receive(({ id }) => open(id))
  return () => end.abort()
})
