import { type RefObject, useLayoutEffect } from 'react'

function scrollerOf(element: Element | null): Element | undefined {
  for (let each = element; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === 'auto') return each
  return undefined
}

/** Scrolls a long menu, and nothing around it, to the entry one is at. */
export function useInSight(menu: RefObject<HTMLElement | null>, at: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a place
  useLayoutEffect(() => {
    const entry = menu.current?.querySelector('[aria-current]')
    const scroller = entry && scrollerOf(entry)
    if (!scroller) return
    const { top, bottom } = entry.getBoundingClientRect()
    const seen = scroller.getBoundingClientRect()
    const room = Math.min(96, seen.height / 4)
    if (top < seen.top + room) scroller.scrollTop -= seen.top + room - top
    else if (bottom > seen.bottom - room) scroller.scrollTop += bottom - seen.bottom + room
  }, [at])
}
