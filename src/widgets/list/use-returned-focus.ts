import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost, openerIn } from '../ui/use-row-focus'

/**
 * After the opened row is closed: if nothing has focus, because it was opened by an address, focuses its row, or the
 * container if it isn't in the list.
 */
export function useReturnedFocus(opened: string | undefined): RefObject<HTMLDivElement | null> {
  const containerRef = useRef<HTMLDivElement>(null)
  const known = useRef(opened)
  useEffect(() => {
    const before = known.current
    known.current = opened
    const container = containerRef.current
    if (before === undefined || opened !== undefined || !container || !isFocusLost(container)) return
    const rows = [...container.querySelectorAll<HTMLElement>('[data-row]')]
    const opener = openerIn(rows.find(({ dataset }) => dataset.row === before))
    ;(opener ?? container).focus({ preventScroll: true })
  }, [opened])
  return containerRef
}
