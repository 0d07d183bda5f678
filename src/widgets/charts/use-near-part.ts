import { useEffect, useState } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { whenIdle } from '../runtime/when-idle'

/** A lazy part that comes once somebody gets near the place it draws in: give `place` to what is watched. */
export function useNearPart<Part>(part: LazyPart<Part>) {
  const { containerRef, isSeen } = useSeen<HTMLDivElement>()
  return { containerRef, isSeen, ...useLazyPart(part, isSeen) }
}

/** Turns true once a place comes near the screen and the page has time. What is far below is not loaded. */
function useSeen<E extends Element>() {
  const [element, containerRef] = useState<E | null>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element || isSeen) return
    let cancel: (() => void) | undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watch.disconnect()
        cancel = whenIdle(() => setSeen(true))
      },
      { rootMargin: '200px' },
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      cancel?.()
    }
  }, [element, isSeen])
  return { containerRef, isSeen }
}
