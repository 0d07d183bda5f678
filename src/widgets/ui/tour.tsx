import Close from 'lucide-react/icons/x'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './button'
import { Modal } from './dialog'
import * as css from './tour.css'
import { useTourPosition } from './use-tour-position'

export type TourStep = {
  title: ReactNode
  text: ReactNode
  /** what it is about; where nothing is, the step stands in the middle */
  target(): Element | null
}

type TourProps = {
  steps: readonly TourStep[]
  labels: { back: string; next: string; done: string; close: string; progress(step: number, all: number): string }
  /** after the last step, or when somebody has seen enough */
  onEnd(): void
}

/** Leads from place to place of a screen; what it tells about stays in sight, the rest rests. */
export function Tour({ steps, labels, onEnd }: TourProps) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const [nth, setNth] = useState(0)
  const step = steps[nth]
  useTourPosition(step, card, ring)
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
