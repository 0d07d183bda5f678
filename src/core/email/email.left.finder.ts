import { fromCallback } from 'xstate'
import type { Ports } from '../kernel/ports'
import type { Letter } from './email.letter.contract'
import { draftLock, letterLock, unsavedLetters } from './email.unsaved'

/** A letter whose composer is gone. `isElsewhere`: some composer has the same draft open. */
export type FoundLetter = { key: string; letter: Letter; isElsewhere: boolean }

export type FinderCommand =
  /** it is stored, or stays on this device for now */
  | { type: 'letter.settle'; key: string }
  /** left to the tab that has its draft open */
  | { type: 'letter.later'; key: string }

export type FinderInput = Pick<Ports, 'storage' | 'locks' | 'clock'>

/** Milliseconds until a letter left to another tab is looked at again: longer than a lease. */
const lookAgain = 15_000

const nothing = () => undefined

/**
 * Finds what was typed into emails whose tab was closed, each in one tab only: it waits until the composer has let go of
 * its lock, and holds it until the letter is settled.
 */
export const finder = fromCallback<FinderCommand, FinderInput>(({ input, receive, sendBack }) => {
  const { storage, locks, clock } = input
  const records = unsavedLetters(storage)
  const end = new AbortController()
  const releases = new Map<string, () => void>()
  const timers = new Set<unknown>()
  const settle = (key: string) => {
    releases.get(key)?.()
    releases.delete(key)
  }
  const find = async (key: string) => {
    releases.set(key, nothing)
    const release = await locks.hold(letterLock(key), end.signal)
    releases.set(key, release)
    const letter = records.read(key)
    // stored by its composer meanwhile
    if (!letter || end.signal.aborted) return settle(key)
    const isElsewhere = letter.id !== undefined && (await locks.isHeld(draftLock(letter.id)))
    if (!end.signal.aborted) sendBack({ type: 'letter.found', key, letter, isElsewhere })
  }
  const look = () => {
    for (const key of records.keys()) if (!releases.has(key)) find(key).catch(() => settle(key))
  }
  receive(({ type, key }) => {
    settle(key)
    if (type === 'letter.later') timers.add(clock.setTimeout(look, lookAgain))
  })
  const stopListening = records.subscribe(look)
  look()
  return () => {
    end.abort()
    stopListening()
    for (const timer of timers) clock.clearTimeout(timer)
    for (const key of releases.keys()) settle(key)
  }
})
