import { useEffect, useRef } from 'react'

/** The focus follows a change of place to its heading, but does not go there on its own at the start. */
export function useHeadingFocus(place: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (place === undefined) return
    if (before.current !== undefined && before.current !== place) heading.current?.focus()
    before.current = place
  }, [place])
  return heading
}
