import { messages } from 'langraan:messages/dashboard.tour'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect } from 'react'
import { lazyPart } from '../../../core/kernel/lazy-part'
import { useLazyPart } from '../../lazy/use-lazy-part'
import { defineWidget } from '../../runtime/define-widget'
import { useTour } from '../use-tour'
import { useTourStops } from './use-tour-stops'

export type ScreenTourProps = {
  /** paths of the screens that the user may open */
  open: readonly string[]
  /** any element of the dashboard; focused at the end */
  heading: RefObject<HTMLElement | null>
  go(path: string): void
  onEnd(): void
}

const tour = lazyPart(
  () => import('../../ui/tour'),
  (file) => file.Tour,
)

function ScreenTourView({ open, heading, go, onEnd }: ScreenTourProps) {
  const { t } = useLingui()
  const { see } = useTour()
  const { here: Tour, isFailed } = useLazyPart(tour, true)
  const stops = useTourStops(open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start and the end of the tour
  useEffect(() => {
    see()
    return () => {
      // the button that started the tour may be on a screen that was left
      const root = heading.current?.getRootNode() as Document | ShadowRoot | undefined
      if (!root?.activeElement || root.activeElement === document.body) heading.current?.focus()
    }
  }, [])
  useEffect(() => {
    if (isFailed) onEnd()
  }, [isFailed, onEnd])
  const find = (selectors: readonly string[]) => {
    const root = heading.current?.getRootNode() as Document | ShadowRoot | undefined
    return selectors.map((selector) => root?.querySelector(selector)).find(Boolean) ?? null
  }
  if (!Tour) return null
  return (
    <Tour
      steps={stops.map(({ title, text, selectors }) => ({ title, text, target: () => find(selectors) }))}
      labels={{
        back: t`Back`,
        next: t`Next`,
        done: t`Done`,
        close: t`Close`,
        progress: (step, all) => t`Step ${step} of ${all}`,
      }}
      onStep={(nth) => {
        const path = stops[nth]?.path
        if (path !== undefined) go(path)
      }}
      onEnd={onEnd}
    />
  )
}

const Nothing = () => null

/** A tour of the screens that an order passes through. */
export const ScreenTour = defineWidget<ScreenTourProps>({
  apps: {},
  messages: [messages],
  Skeleton: Nothing,
  View: ScreenTourView,
})
