import Close from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button'
import { Modal } from './dialog'
import * as css from './tour.css'

const gap = 12
const margin = 8

/** Clamps to the window. */
const within = (start: number, size: number, all: number) => Math.max(margin, Math.min(start, all - size - margin))

/** Below the target, otherwise above it, otherwise over its end. */
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

/** Positions the card and the highlight ring, also on resize, and when the target appears or is replaced. */
function useTourPosition(
  step: TourStep | undefined,
  card: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const root = card.current?.getRootNode()
    let target: Element | null = null
    const location = () => {
      if (!card.current || !ring.current) return
      const found = step?.target() ?? null
      if (found !== target) found?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      target = found
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
    const appearing = new MutationObserver(location)
    if (root) appearing.observe(root, { childList: true, subtree: true })
    root?.addEventListener('animationend', location)
    addEventListener('resize', location)
    addEventListener('scroll', location, true)
    return () => {
      appearing.disconnect()
      root?.removeEventListener('animationend', location)
      removeEventListener('resize', location)
      removeEventListener('scroll', location, true)
    }
  }, [step, card, ring])
}

type TourStep = {
  title: ReactNode
  text: ReactNode
  /** the highlighted element; null centres the step until there is one */
  target(): Element | null
}

type TourProps = {
  steps: readonly TourStep[]
  labels: { back: string; next: string; done: string; close: string; progress(step: number, all: number): string }
  /** when a step is shown, from 0: may open its screen */
  onStep?(nth: number): void
  /** after the last step or when dismissed */
  onEnd(): void
}

/** A guided tour; scrolls each target into view and makes the rest inert. */
export function Tour({ steps, labels, onStep, onEnd }: TourProps) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const [nth, setNth] = useState(0)
  const step = steps[nth]
  useTourPosition(step, card, ring)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per step
  useEffect(() => onStep?.(nth), [nth])
  if (!step) return null
  const isLast = nth === steps.length - 1
  return (
    <Modal className={css.stage} aria-labelledby={`${id}title`} aria-describedby={`${id}text`} onClose={onEnd}>
      <div ref={ring} className={css.ring} />
      <div ref={card} className={css.card}>
        <div className={css.head}>
          <div aria-live="polite">
            <h2 id={`${id}title`} className={css.title}>
              {step.title}
            </h2>
            <p id={`${id}text`}>{step.text}</p>
          </div>
          <Button look="ghost" size="s" icon={<Close />} label={labels.close} onClick={onEnd} />
        </div>
        <div className={css.foot}>
          <span className={css.progress}>{labels.progress(nth + 1, steps.length)}</span>
          {nth > 0 && (
            <Button size="s" onClick={() => setNth(nth - 1)}>
              {labels.back}
            </Button>
          )}
          <Button look="primary" size="s" data-autofocus="" onClick={() => (isLast ? onEnd() : setNth(nth + 1))}>
            {isLast ? labels.done : labels.next}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
