import { useEffect, useRef } from 'react'

/** The focus follows a change of place to its heading, but does not go there on its own at the start. */
export function useHeadingFocus(location: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (location === undefined) return
    if (before.current !== undefined && before.current !== location) heading.current?.focus()
    before.current = location
  }, [location])
  return heading
}
