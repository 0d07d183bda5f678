import type { Transport } from '../../src/core/kernel/transport'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** What can become of a request and its answer on the way to a backend and back. */
export const faults = {
  'answer lost': async (request: Request, backend: Transport) => {
    await backend(request)
    return lost()
  },
  'lost before': lost,
  hang: async (request: Request, backend: Transport) => {
    await backend(request)
    return new Promise<Response>(() => {})
  },
  '502': async (request: Request, backend: Transport) => {
    await backend(request)
    return new Response('<h1>Bad Gateway</h1>', { status: 502 })
  },
  'HTML 200': async (request: Request, backend: Transport) => {
    await backend(request)
    return new Response('<h1>Welcome</h1>')
  },
  'duplicate delivery': async (request: Request, backend: Transport) => {
    await backend(request.clone())
    return backend(request)
  },
} satisfies Record<string, (request: Request, backend: Transport) => Promise<Response>>

export type Fault = keyof typeof faults
export const allFaults = Object.keys(faults) as Fault[]
/** After these nobody knows what became of a request. */
export const unanswering = allFaults.filter((fault) => fault !== 'duplicate delivery')

/** A backend whose requests to one path meet a fault while there is one. */
export function faulty(backend: Transport, path: string) {
  const sent: { body: unknown; key: string | null }[] = []
  let fault: Fault | undefined
  let isCutOff = false
  const transport: Transport = async (request) => {
    if (new URL(request.url).pathname === path) {
      sent.push({ body: await request.clone().json(), key: request.headers.get('Idempotency-Key') })
      if (fault) return faults[fault](request, backend)
    }
    return isCutOff ? lost() : backend(request)
  }
  return {
    transport,
    sent,
    /** without one the backend works again */
    meet: (next?: Fault) => {
      fault = next
    },
    /** nothing else gets through either */
    cutOff: (on: boolean) => {
      isCutOff = on
    },
  }
}
