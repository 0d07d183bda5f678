import type { RaanError } from '../../core/kernel/errors'
import { useHeard } from '../root/use-heard'
import { useToaster } from '../root/use-toaster'
import { useChangeWords } from './use-change-words'

/** Tells of changes that failed after the place that asked for them was closed. */
export function useLeftChanges(): void {
  const toaster = useToaster()
  const words = useChangeWords()
  useHeard('orders.changeFailed', ({ id, isLeft, orderNumbers, error }) => {
    if (!isLeft) return
    const title = (orderNumbers as readonly string[]).join(', ')
    toaster.show({ id: `left ${id}`, tone: 'error', title, text: words.failure(error as RaanError) })
  })
}
