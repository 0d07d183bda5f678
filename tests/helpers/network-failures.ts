import type { Transport } from '../../src/core/kernel/transport'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** How a request or its response can fail between client and backend. */
export const networkFailures = {
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

export type NetworkFailure = keyof typeof networkFailures
export const allFailures = Object.keys(networkFailures) as NetworkFailure[]
/** Failures without a response: the outcome of the request is unknown. */
export const unansweredFailures = allFailures.filter((failure) => failure !== 'duplicate delivery')

/** A backend whose requests to one path fail as set by `meet`. */
export function faulty(backend: Transport, path: string) {
  const sent: { body: unknown; key: string | null }[] = []
  let failure: NetworkFailure | undefined
  let isCutOff = false
  const transport: Transport = async (request) => {
    if (new URL(request.url).pathname === path) {
      sent.push({ body: await request.clone().json(), key: request.headers.get('Idempotency-Key') })
      if (failure) return networkFailures[failure](request, backend)
    }
    return isCutOff ? lost() : backend(request)
  }
  return {
    transport,
    sent,
    /** without one the backend works again */
    meet: (next?: NetworkFailure) => {
      failure = next
    },
    /** nothing else gets through either */
    cutOff: (on: boolean) => {
      isCutOff = on
    },
  }
}
