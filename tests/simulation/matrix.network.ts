import type { Transport } from '../../src/core/kernel/transport'

const page = '<!doctype html><title>Sign in to this network</title>'
const html = (status: number) => new Response(page, { status, headers: { 'Content-Type': 'text/html' } })
const lost = () => {
  throw new TypeError('fetch failed')
}

/** What becomes of a request. `deliver` takes it to the backend once, however often it is called. */
type Fault = (deliver: () => Promise<Response>, hang: () => Promise<never>) => Promise<Response>

/** `… and made`: the backend did what was asked before the answer was lost. */
export const faults = {
  'the answer lost': (deliver) => deliver().then(lost),
  'the request lost': async () => lost(),
  'no answer to the time limit, and made': (deliver, hang) => deliver().then(hang),
  'no answer to the time limit': (_, hang) => hang(),
  '500, and made': (deliver) => deliver().then(() => html(500)),
  '500': async () => html(500),
  'a page with 502, and made': (deliver) => deliver().then(() => html(502)),
  'a page with 502': async () => html(502),
  'a page with 200, and made': (deliver) => deliver().then(() => html(200)),
  'a page with 200': async () => html(200),
  '429': async () => new Response(null, { status: 429 }),
  'delivered twice': (deliver) => deliver().then(deliver),
} as const satisfies Record<string, Fault>
export type FaultName = keyof typeof faults

/**
 * A way to the backend that has the fault until it is mended. `hanging` counts requests that nobody will answer, `working`
 * those that the backend is busy with.
 */
export function faultyNetwork(backend: Transport, name: FaultName) {
  const fault: Fault = faults[name]
  const way = { isFixed: false, hanging: 0, working: 0, last: undefined as Request | undefined }
  const deliver = async (request: Request) => {
    way.working++
    try {
      return await backend(request)
    } finally {
      way.working--
    }
  }
  const transport: Transport = (request) => {
    way.last = request.clone()
    if (way.isFixed) return deliver(request)
    const hang = () => {
      way.hanging++
      return new Promise<never>(() => {})
    }
    return fault(() => deliver(request.clone()), hang)
  }
  return Object.assign(way, { transport })
}
