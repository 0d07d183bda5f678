import { onTestFinished } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import type { Transport } from '../../src/core/kernel/transport'

export type Recorded = {
  /** `GET /api/shops` */
  call: string
  path: string
  query: URLSearchParams
  headers: Headers
  /** parsed JSON; undefined = none */
  body: unknown
  signal: AbortSignal
}

type Answer = Response | object | string | number | boolean | null | undefined
type Answering = (request: Recorded, params: Record<string, string>) => Answer | Promise<Answer>

export type FakeTransport = Transport & {
  /** every request that came, in order */
  readonly calls: Recorded[]
  /** requests nobody declared; the test fails unless it takes them out */
  readonly undeclared: string[]
  /** the requests of one call */
  of(call: string): Recorded[]
}

/**
 * A backend of a few declared calls: `{ 'GET /api/shops': { shops: [] }, 'GET /api/orders/{OrderNumber}': (request, params) => … }`.
 * A body answers with 200, `undefined` with an empty 200, a Response as it is. Any other call fails the test.
 */
export function fakeTransport(routes: Record<string, Answer | Answering>): FakeTransport {
  const calls: Recorded[] = []
  const undeclared: string[] = []
  onTestFinished(() => {
    if (undeclared.length > 0) throw new Error(`calls the test did not declare: ${undeclared.join(', ')}`)
  })

  const transport = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const recorded: Recorded = {
      call: `${request.method} ${pathname}`,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
      signal: request.signal,
    }
    calls.push(recorded)
    const route = Object.keys(routes).find((each) => matches(each, recorded.call))
    if (route === undefined) {
      undeclared.push(recorded.call)
      throw new RaanError('not-configured', { expected: `a declared ${recorded.call}` })
    }
    const answering = routes[route]
    const answer =
      typeof answering === 'function' ? await answering(recorded, matches(route, recorded.call) ?? {}) : answering
    if (answer instanceof Response) return answer.clone()
    return answer === undefined ? new Response() : Response.json(answer)
  }
  return Object.assign(transport, {
    calls,
    undeclared,
    of: (call: string) => calls.filter((each) => matches(call, each.call)),
  })
}

function matches(route: string, call: string): Record<string, string> | undefined {
  const shape = route.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${shape}$`).exec(call)
  if (!found) return undefined
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]))
}
