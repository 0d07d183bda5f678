import { type RefObject, useEffect, useRef } from 'react'

/** What had the focus before a form may be gone after it: the keyboard then goes on from the place as a whole. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const root = place.current?.getRootNode()
      const active = (root as Document | ShadowRoot | undefined)?.activeElement
      if (!active || active.localName === 'body') place.current?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [place, isOpen])
}
