import type { Transport } from '../../src/core/kernel/transport'

export type Gate = {
  transport: Transport
  /** requests that wait, oldest first; those given up by whoever asked are gone */
  readonly waiting: readonly Request[]
  /** lets the oldest waiting request (or the one at `place`) reach the backend, and its answer come back */
  answer(position?: number): Promise<void>
  /** refuses it with 403, which nobody repeats */
  fail(position?: number): Promise<void>
}

const mostTurns = 200

/** A backend behind a gate: no answer comes before the test lets it. Late answers are made by opening out of order. */
export function gated(backend: Transport): Gate {
  type Waiting = { request: Request; open(answer: Promise<Response>): void }
  const waiting: Waiting[] = []
  const release = async (position: number, act: (request: Request) => Promise<Response>) => {
    // one that is on its way counts as well: how many turns it takes is nobody's promise
    for (let turn = 0; waiting.length <= position && turn < mostTurns; turn++)
      await new Promise((next) => setImmediate(next))
    const [next] = waiting.splice(position, 1)
    if (!next) throw new Error('no request waits')
    const answer = act(next.request)
    next.open(answer)
    await answer.catch(() => undefined)
  }
  return {
    get waiting() {
      return waiting.map(({ request }) => request)
    },
    transport: (request) =>
      new Promise((resolve, reject) => {
        const entry: Waiting = { request, open: resolve }
        waiting.push(entry)
        request.signal.addEventListener('abort', () => {
          const position = waiting.indexOf(entry)
          if (position >= 0) waiting.splice(position, 1)
          reject(request.signal.reason)
        })
      }),
    answer: (position = 0) => release(position, backend),
    fail: (position = 0) => release(position, async () => new Response(null, { status: 403 })),
  }
}
