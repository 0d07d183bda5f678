import type { Handle } from '../kernel/actor-handle'
import type { FieldErrors } from '../kernel/errors'
import type { Order } from '../orders/orders.contract'
import type { orderMachine } from './order.machine'

export type Submission = { order: Order } | { fields: FieldErrors }

type Draft = Handle<typeof orderMachine>
type Snapshot = ReturnType<Draft['getSnapshot']>

/** The result of a save; undefined while pending. */
function resultOf({
  value,
  context: { saved, errors, error, checking },
}: Snapshot): Submission | { error: unknown } | undefined {
  if (value === 'saved' && saved) return { order: saved }
  if (value === 'restoring' || checking === 'save') return undefined
  if (typeof value === 'object' && ['recording', 'sending', 'lookingUp'].includes(value.frozen)) return undefined
  return error ? { error } : { fields: errors }
}

/** Resolves once input made before the draft was restored has been applied. */
export function restored(draft: Draft): Promise<void> {
  return new Promise((resolve) => {
    if (draft.getSnapshot().value !== 'restoring') return resolve()
    const listening = draft.subscribe(({ value }) => {
      if (value === 'restoring') return
      listening.unsubscribe()
      resolve()
    })
  })
}

/**
 * Saves the draft. A refusal resolves with the error codes by field; a technical failure rejects with its RaanError,
 * and if the outcome is unknown the draft keeps retrying.
 */
export function submitOrder(draft: Draft): Promise<Submission> {
  return new Promise((resolve, reject) => {
    const look = (snapshot: Snapshot) => {
      const result = resultOf(snapshot)
      if (!result) return
      listening.unsubscribe()
      if ('error' in result) reject(result.error)
      else resolve(result)
    }
    const listening = draft.subscribe(look)
    draft.send({ type: 'save' })
    draft.settled().then(look, reject)
  })
}
