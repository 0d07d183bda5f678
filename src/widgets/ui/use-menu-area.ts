import { useEffect, useRef } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'

export type Point = { x: number; y: number }

/** Where the browser's own menu has something of its own to offer: addresses, spelling, what is selected. */
const browsersOwn = 'a, input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

const hasSelection = () => Boolean(getSelection()?.toString())

/**
 * Asks for the menu of a row or the like at the pointer (right button, long press) or, by the keyboard's menu key, at its
 * button. The answer marks the place behind that button.
 */
export function useMenuArea(area: string | undefined, onAsk: (trigger: HTMLElement, at: Point | undefined) => void) {
  const marker = useRef<HTMLSpanElement>(null)
  const tell = useEffectEvent(onAsk)
  useEffect(() => {
    const container = area === undefined ? null : marker.current?.closest(area)
    if (!container) return
    const ask = (event: Event) => {
      const { target, shiftKey, button, clientX: x, clientY: y } = event as MouseEvent
      const trigger = marker.current?.previousElementSibling
      // with Shift everybody has the browser's menu
      if (event.defaultPrevented || shiftKey || !(trigger instanceof HTMLElement)) return
      if ((target as Element).closest(browsersOwn) || hasSelection()) return
      event.preventDefault()
      tell(trigger, button === 2 ? { x, y } : undefined)
    }
    container.addEventListener('contextmenu', ask)
    return () => container.removeEventListener('contextmenu', ask)
  }, [area, tell])
  return marker
}
