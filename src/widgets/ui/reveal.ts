import { createContext, useContext, useLayoutEffect, useState } from 'react'
import { type Clock, systemClock } from '../../core/kernel/clock'

/** Milliseconds before a skeleton becomes visible. */
export const skeletonDelay = 150

/**
 * Decides when skeletons become visible: {@link skeletonDelay} after the first part starts waiting, for all parts that
 * are waiting then or start before those end. So a visible skeleton is replaced by content or another skeleton, never by
 * nothing.
 */
export type Reveal = {
  /** the host shows a placeholder instead, until nothing is pending */
  isCovered: boolean
  /** a part waits until the returned function is called; with share 1, nothing is revealed before it */
  wait(share: 0 | 1): () => void
  /** a part with share 1 is waiting, and skeletons aren't visible yet */
  isPending(): boolean
  /** skeletons are visible */
  isLate(): boolean
  subscribe(fn: () => void): () => void
}

export function createReveal(clock: Clock = systemClock): Reveal {
  const listeners = new Set<() => void>()
  let [waiting, first, isLate] = [0, 0, false]
  let timer: unknown
  const report = (late: boolean) => {
    isLate = late
    for (const listen of listeners) listen()
  }
  return {
    isCovered: false,
    wait(share) {
      waiting++
      first += share
      timer ??= clock.setTimeout(() => report(true), skeletonDelay)
      return () => {
        waiting--
        first -= share
        // another part may start waiting in the same commit
        queueMicrotask(() => {
          if (waiting === 0) {
            clock.clearTimeout(timer)
            timer = undefined
          }
          if (first === 0) report(isLate && waiting > 0)
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

/** Without a provider, skeletons are visible immediately. */
export const RevealContext = createContext<Reveal | undefined>(undefined)

/** `first` holds back the first reveal; `part` doesn't; `unseen` is off-screen and never shows a skeleton. */
export type Waiting = 'first' | 'part' | 'unseen'

/** `seen`: visible; `unseen`: takes its space invisibly; `away`: not rendered, the host's placeholder is shown instead. */
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

/** Uncovers once nothing is pending, and calls `onRevealed`: content or skeletons are rendered. */
export function whenRevealed(reveal: Reveal, onRevealed: () => void): () => void {
  const look = () => {
    if (reveal.isPending()) return
    stop()
    reveal.isCovered = false
    onRevealed()
  }
  // a microtask later, so that what the change renders is committed first
  const stop = reveal.subscribe(() => queueMicrotask(look))
  look()
  return stop
}
