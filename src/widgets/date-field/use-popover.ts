import { type FocusEvent, type RefObject, type ToggleEvent, useLayoutEffect, useRef } from 'react'

const gap = 4
const margin = 8

/** Below its anchor, or above if there is more room, and inside the window. */
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
      // Safari doesn't focus a pressed button
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
