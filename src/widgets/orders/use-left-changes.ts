import { useEngineEvent } from '../root/use-engine-event'
import { useToaster } from '../root/use-toaster'
import { useChangeWords } from './use-change-words'

/** Tells of changes that failed after the place that asked for them was closed. */
export function useLeftChanges(): void {
  const toaster = useToaster()
  const words = useChangeWords()
  useEngineEvent('orders.changeFailed', ({ id, isLeft, orderNumbers, error }) => {
    if (!isLeft) return
    toaster.show({ id: `left ${id}`, tone: 'error', title: orderNumbers.join(', '), text: words.failure(error) })
  })
}
