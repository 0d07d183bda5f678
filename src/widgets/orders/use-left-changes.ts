import { useEngineEvent } from '../runtime/use-engine-event'
import { useToaster } from '../runtime/use-toaster'
import { useChangeMessages } from './use-change-messages'

/** Tells of changes that failed after the place that asked for them was closed. */
export function useLeftChanges(): void {
  const toaster = useToaster()
  const messages = useChangeMessages()
  useEngineEvent('orders.changeFailed', ({ id, isLeft, orderNumbers, error }) => {
    if (!isLeft) return
    toaster.show({ id: `left ${id}`, tone: 'error', title: orderNumbers.join(', '), text: messages.failure(error) })
  })
}
