import { useEffect, useState } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { whenIdle } from '../runtime/when-idle'

/** Loads a part when its place comes near the viewport: set `place` as the ref of the observed element. */
export function useNearPart<Part>(part: LazyPart<Part>) {
  const { containerRef, isSeen } = useSeen<HTMLDivElement>()
  return { containerRef, ...useLazyPart(part, isSeen) }
}

/** Turns true once the place is near the viewport and the page is idle. */
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
