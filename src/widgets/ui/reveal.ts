import { createContext, useContext, useLayoutEffect, useState } from 'react'
import { type Clock, systemClock } from '../../core/kernel/clock'

/** How long code and data may take before a skeleton says that something is coming. */
export const skeletonDelay = 150

/**
 * When what loads gets its skeleton: {@link skeletonDelay} after the first part began to wait, for all parts that wait then
 * or follow one that does. A skeleton that is shown is followed by content or by another skeleton, never by nothing.
 */
export type Reveal = {
  /** something else stands in the place of all this until nothing is pending */
  isCovered: boolean
  /** a part waits until the answer is called; 1: nothing is shown before it, else 0 */
  wait(share: 0 | 1): () => void
  /** something that is shown first waits, and nothing says so yet */
  isPending(): boolean
  /** what waits shows its skeleton */
  isLate(): boolean
  subscribe(fn: () => void): () => void
}

export function createReveal(clock: Clock = systemClock): Reveal {
  const listeners = new Set<() => void>()
  let [waiting, first, isLate] = [0, 0, false]
  let timer: unknown
  const tell = (late: boolean) => {
    isLate = late
    for (const listen of listeners) listen()
  }
  return {
    isCovered: false,
    wait(share) {
      waiting++
      first += share
      timer ??= clock.setTimeout(() => tell(true), skeletonDelay)
      return () => {
        waiting--
        first -= share
        // the next part may begin to wait in the same commit
        queueMicrotask(() => {
          if (waiting === 0) {
            clock.clearTimeout(timer)
            timer = undefined
          }
          if (first === 0) tell(isLate && waiting > 0)
        })
      }
    },
    isPending: () => first > 0 && !isLate,
    isLate: () => isLate,
    subscribe(fn) {
      listeners.add(fn)
      return () => listeners.delete(fn)
    },
  }
}

/** Of the root around; without one a skeleton is shown at once. */
export const RevealContext = createContext<Reveal | undefined>(undefined)

/** What waits: what is shown first, a part of it, or a place that nobody has come near. */
export type Waiting = 'first' | 'part' | 'unseen'

/** How what waits here stands: seen, in its place unseen, or away, since something else holds the place. */
export function useSkeleton(waiting: Waiting): 'seen' | 'unseen' | 'away' {
  const reveal = useContext(RevealContext)
  const [isLate, setLate] = useState(!reveal || reveal.isLate())
  useLayoutEffect(() => {
    if (!reveal || waiting === 'unseen') return
    const leave = reveal.wait(waiting === 'first' ? 1 : 0)
    const stop = reveal.subscribe(() => reveal.isLate() && setLate(true))
    return () => {
      stop()
      leave()
    }
  }, [reveal, waiting])
  if (isLate && waiting !== 'unseen') return 'seen'
  return reveal?.isCovered && waiting === 'first' ? 'away' : 'unseen'
}

/** Uncovers it once nothing is pending, and says so: content stands, or its skeleton. */
export function whenRevealed(reveal: Reveal, onRevealed: () => void): () => void {
  const look = () => {
    if (reveal.isPending()) return
    stop()
    reveal.isCovered = false
    onRevealed()
  }
  // what is told is rendered first
  const stop = reveal.subscribe(() => queueMicrotask(look))
  look()
  return stop
}
