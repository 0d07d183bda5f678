import { type RefObject, useEffect, useRef } from 'react'

/** A change may take away what had the focus: the place has it then. `version` grows with every change. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, version: number | undefined): void {
  const known = useRef(version)
  useEffect(() => {
    const before = known.current
    known.current = version
    if (before === undefined || before === version || !place.current) return
    const { activeElement } = place.current.getRootNode() as Document | ShadowRoot
    if (!activeElement || activeElement === place.current.ownerDocument.body) place.current.focus()
  }, [place, version])
}
