import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { Screen } from './screen'
import type { ScreenTourProps } from './tour/screen-tour'
import { useTour } from './use-tour'

const offer = lazyPart(
  () => import('./tour/tour-offer'),
  ({ TourOffer }) => TourOffer,
)

/** Offers the tour once per person; who has seen it doesn't load this code. */
export function OfferedTour({ onStart }: { onStart(): void }) {
  const { isOffered, see } = useTour()
  const { here: TourOffer } = useLazyPart(offer, isOffered)
  return isOffered && TourOffer ? <TourOffer onStart={onStart} onDecline={see} /> : null
}

const tour = lazyPart(
  () => import('./tour/screen-tour'),
  ({ ScreenTour }) => ScreenTour,
)

export const RunningTour = (given: ScreenTourProps) => <Screen part={tour} given={given} fallback={null} />
