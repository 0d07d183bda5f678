import { fromCallback } from 'xstate'
import type { Call } from './endpoint'
import { type RaanError, toRaanError } from './errors'

export type WriterEvent<Value> = { type: 'want'; id: number; value: Value }

export type WriterReport<Value> =
  /** `isLast`: no newer value is queued */
  | { type: 'write.done'; id: number; value: Value; isLast: boolean }
  | { type: 'write.failed'; id: number; error: RaanError }

/** Browsers open at most six connections per host: a further call would queue there while its timeout runs. */
const mostAtOnce = 6

/** Writes one value per record: one call in flight each, followed by the latest requested value. */
export function createWriter<Value>(
  write: (call: Call, id: number, value: Value, signal: AbortSignal) => Promise<unknown>,
) {
  return fromCallback<WriterEvent<Value>, { call: Call }>(({ input: { call }, sendBack, receive }) => {
    const round = new AbortController()
    /** values being sent, by record */
    const sent = new Map<number, Value>()
    /** requested values to be sent next, or instead */
    const wanted = new Map<number, Value>()

    const sendNext = () => {
      for (const [id, value] of wanted) {
        if (sent.size >= mostAtOnce) return
        if (sent.has(id)) continue
        wanted.delete(id)
        sent.set(id, value)
        void send(id, value)
      }
    }

    const send = async (id: number, value: Value): Promise<void> => {
      let error: RaanError | undefined
      try {
        await write(call, id, value, round.signal)
      } catch (thrown) {
        error = toRaanError(thrown)
      }
      if (round.signal.aborted) return
      sent.delete(id)
      const isLast = !wanted.has(id)
      if (!error) sendBack({ type: 'write.done', id, value, isLast } satisfies WriterReport<Value>)
      else if (isLast) sendBack({ type: 'write.failed', id, error } satisfies WriterReport<Value>)
      sendNext()
    }

    receive(({ id, value }) => {
      if (sent.get(id) === value) wanted.delete(id)
      else wanted.set(id, value)
      sendNext()
    })
    return () => round.abort()
  })
}
