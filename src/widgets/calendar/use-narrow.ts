import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the place has little room; false until it was measured, and where nothing can be. */
export function useNarrow(containerRef: RefObject<HTMLElement | null>, below = 640): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    const node = containerRef.current
    if (!node) return
    const measure = () => setIsNarrow(node.clientWidth > 0 && node.clientWidth < below)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(node)
    return () => watching.disconnect()
  }, [containerRef, below])
  return isNarrow
}
