import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'

/** Whether to offer the tour. */
export function useTour() {
  const tour = useView('dashboard.tour')
  return {
    isOffered: useSelector(tour, (snapshot) => snapshot.matches('offered')),
    see: () => tour.send({ type: 'tour.see' }),
  }
}
