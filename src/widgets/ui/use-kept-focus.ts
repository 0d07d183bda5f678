import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './use-row-focus'

/** Where the focus is lost with what `mark` stood for, because that is another or gone, the place takes it. */
export function useKeptFocus(containerRef: RefObject<HTMLElement | null>, mark: unknown): void {
  const known = useRef(mark)
  useEffect(() => {
    const before = known.current
    known.current = mark
    if (before === undefined || before === mark || !containerRef.current) return
    if (isFocusLost(containerRef.current)) containerRef.current.focus({ preventScroll: true })
  }, [containerRef, mark])
}
