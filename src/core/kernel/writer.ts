import { fromCallback } from 'xstate'
import type { Call } from './endpoint'
import { type RaanError, toRaanError } from './errors'

export type WriterEvent<Value> = { type: 'want'; id: number; value: Value }

export type WriterReport<Value> =
  /** `isLast`: nothing else is wanted since */
  | { type: 'write.done'; id: number; value: Value; isLast: boolean }
  | { type: 'write.failed'; id: number; error: RaanError }

/** Writes one value per record: one call in flight for each, and after it the last wanted value. */
export function createWriter<Value>(
  write: (call: Call, id: number, value: Value, signal: AbortSignal) => Promise<unknown>,
) {
  return fromCallback<WriterEvent<Value>, { call: Call }>(({ input: { call }, sendBack, receive }) => {
    const round = new AbortController()
    /** records with a call under way, and what is wanted by now */
    const wanted = new Map<number, Value>()

    const send = async (id: number, value: Value, { signal }: AbortController): Promise<void> => {
      let error: RaanError | undefined
      try {
        await write(call, id, value, signal)
      } catch (thrown) {
        error = toRaanError(thrown)
      }
      if (signal.aborted) return
      const latest = wanted.get(id) ?? value
      const isLast = latest === value
      if (isLast) wanted.delete(id)
      if (!error) sendBack({ type: 'write.done', id, value, isLast } satisfies WriterReport<Value>)
      else if (isLast) sendBack({ type: 'write.failed', id, error } satisfies WriterReport<Value>)
      if (!isLast) return send(id, latest, round)
    }

    receive((event) => {
      const isBusy = wanted.has(event.id)
      wanted.set(event.id, event.value)
      if (!isBusy) void send(event.id, event.value, round)
    })
    return () => round.abort()
  })
}
