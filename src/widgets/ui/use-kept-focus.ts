import { type RefObject, useEffect, useRef } from 'react'

/** Nothing has the focus, as after what had it was taken away. Elsewhere on the page counts: it is not taken from there. */
export function isFocusLost(place: Element): boolean {
  const { activeElement, body } = place.ownerDocument
  return !activeElement || activeElement === body
}

/** Where the focus is lost with what `mark` stood for, because that is another or gone, the place takes it. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, mark: unknown): void {
  const known = useRef(mark)
  useEffect(() => {
    const before = known.current
    known.current = mark
    if (before === undefined || before === mark || !place.current) return
    if (isFocusLost(place.current)) place.current.focus({ preventScroll: true })
  }, [place, mark])
}
