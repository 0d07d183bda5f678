import { type FocusEvent, type RefObject, type ToggleEvent, useLayoutEffect, useRef } from 'react'

const gap = 4
const margin = 8

/** Puts a popover below what it belongs to, or above where there is more room, and inside of the window. */
function location(popover: HTMLElement, anchor: HTMLElement): void {
  const { innerWidth, innerHeight } = window
  const field = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = field.bottom + gap
  const above = field.top - gap - height
  const fitsBelow = below + height <= innerHeight - margin
  const top = fitsBelow || above < margin ? Math.min(below, innerHeight - margin - height) : above
  popover.style.top = `${Math.max(margin, top)}px`
  popover.style.left = `${Math.max(margin, Math.min(field.left, innerWidth - margin - width))}px`
}

/** A native popover beside its anchor: above everything, closed by Escape and a press beside it. */
export function usePopover(anchor: RefObject<HTMLElement | null>, onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popover = ref.current
    const field = anchor.current
    if (!popover || !field) return
    const put = () => location(popover, field)
    popover.showPopover()
    put()
    window.addEventListener('scroll', put, true)
    window.addEventListener('resize', put)
    return () => {
      window.removeEventListener('scroll', put, true)
      window.removeEventListener('resize', put)
      const inside = popover.contains((popover.getRootNode() as Document | ShadowRoot).activeElement)
      popover.hidePopover()
      // not every browser gives the focus to a button that is pressed
      if (inside) field.querySelector('button')?.focus()
    }
  }, [anchor])
  return {
    ref,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
    },
    onToggle: (event: ToggleEvent) => {
      if (event.newState === 'closed') onClose()
    },
  }
}
