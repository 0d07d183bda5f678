import { type RefObject, useLayoutEffect } from 'react'
import type { TourStep } from './tour'

const gap = 12
const margin = 8

/** Within the window, whole if it can be. */
const within = (start: number, size: number, all: number) => Math.max(margin, Math.min(start, all - size - margin))

/** Beside what a step is about: below it, else above it, else over its end. */
function placed(target: DOMRect, card: DOMRect, width: number, height: number) {
  const left = within(target.left, card.width, width)
  const below = target.bottom + gap
  if (below + card.height + margin <= height) return { left, top: below }
  const above = target.top - gap - card.height
  if (above >= margin) return { left, top: above }
  const beside = target.right + gap
  const isSpaceBeside = beside + card.width + margin <= width
  return isSpaceBeside
    ? { left: beside, top: within(target.top, card.height, height) }
    : { left, top: within(height, card.height, height) }
}

/** Puts the card beside what the step is about and the ring around it, also after the window changed. */
export function useTourPosition(
  step: TourStep | undefined,
  card: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const target = step?.target() ?? null
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const location = () => {
      if (!card.current || !ring.current) return
      const { innerWidth, innerHeight } = window
      const own = card.current.getBoundingClientRect()
      const at = target?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2)
      const middle = { left: (innerWidth - own.width) / 2, top: (innerHeight - own.height) / 2 }
      const { left, top } = target ? placed(at, own, innerWidth, innerHeight) : middle
      Object.assign(card.current.style, { left: `${left}px`, top: `${top}px` })
      Object.assign(ring.current.style, {
        left: `${at.left}px`,
        top: `${at.top}px`,
        width: `${at.width}px`,
        height: `${at.height}px`,
      })
    }
    location()
    addEventListener('resize', location)
    addEventListener('scroll', location, true)
    return () => {
      removeEventListener('resize', location)
      removeEventListener('scroll', location, true)
    }
  }, [step, card, ring])
}
