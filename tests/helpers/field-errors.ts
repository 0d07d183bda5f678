import type { Transport } from '../../src/core/kernel/transport'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** What can become of a request and its answer on the way to a backend and back. */
export const fieldErrors = {
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

export type FieldError = keyof typeof fieldErrors
export const allErrors = Object.keys(fieldErrors) as FieldError[]
/** After these nobody knows what became of a request. */
export const unanswering = allErrors.filter((fieldError) => fieldError !== 'duplicate delivery')

/** A backend whose requests to one path meet a fault while there is one. */
export function faulty(backend: Transport, path: string) {
  const sent: { body: unknown; key: string | null }[] = []
  let fieldError: FieldError | undefined
  let isCutOff = false
  const transport: Transport = async (request) => {
    if (new URL(request.url).pathname === path) {
      sent.push({ body: await request.clone().json(), key: request.headers.get('Idempotency-Key') })
      if (fieldError) return fieldErrors[fieldError](request, backend)
    }
    return isCutOff ? lost() : backend(request)
  }
  return {
    transport,
    sent,
    /** without one the backend works again */
    meet: (next?: FieldError) => {
      fieldError = next
    },
    /** nothing else gets through either */
    cutOff: (on: boolean) => {
      isCutOff = on
    },
  }
}
