import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './use-row-focus'

/** Focuses the container if focus was lost because `mark` changed or disappeared. */
export function useKeptFocus(containerRef: RefObject<HTMLElement | null>, mark: unknown): void {
  const known = useRef(mark)
  useEffect(() => {
    const before = known.current
    known.current = mark
    if (before === undefined || before === mark || !containerRef.current) return
    if (isFocusLost(containerRef.current)) containerRef.current.focus({ preventScroll: true })
  }, [containerRef, mark])
}
