import type { Call, Endpoint } from './endpoint'
import { type RaanError, toRaanError } from './errors'
import type { Announcer } from './events'

/** Who made a call: the app and, for a view, the root that mounted it. */
export type Caller = { readonly app: string; readonly root?: object | undefined }

/**
 * Whether to report a failed call to the developer. Not reported: aborted calls, content rejected with a message for
 * the user (unless in another format, or by a GET, which the user can't fix), conflicts that bring the current record,
 * and a 404 of a named record (unless with an HTML page, which means that the route doesn't exist; it may if the route
 * is optional).
 */
export function isFailure(
  { method, auth, conflict, missing, optional }: Endpoint,
  { code, detail }: RaanError,
): boolean {
  const { status, fields, expected } = detail
  if (code === 'aborted') return false
  if (fields && expected === undefined && method !== 'GET') return false
  if (code === 'unauthenticated') return auth !== false
  if (code === 'conflict') return conflict === undefined
  const isAllowed = optional || (missing && expected === undefined)
  return !(isAllowed && code === 'http' && status === 404)
}

/** Also a rejection whose reason can't be read. A call that the server doesn't have is no breach. */
const isBreach = ({ code, detail: { status, expected } }: RaanError): boolean =>
  code === 'contract' || (code === 'http' && status !== 404 && expected !== undefined)

/** `orders.3.total` and `orders.7.total` are the same place in the contract. */
const placeOf = ({ call, path = '' }: RaanError['detail']): string => `${call} ${path.replace(/\b\d+\b/g, '*')}`

const sentence = ({ call, status, path, expected, unread }: RaanError['detail']): string =>
  [
    status === undefined ? `langraan: ${call} was not sent` : `langraan: ${call} answered ${status}, but not as agreed`,
    `at ${path || 'the top'}: expected ${expected}`,
    ...(unread === undefined ? [] : [unread === 0 ? 'ignored' : `${unread} left out`]),
  ].join('; ')

export type Failures = {
  /** `call` for one actor: each failure is announced once as `engine.error` */
  callOf(caller: Caller, call: Call): Call
  /** rows left out of the latest responses to these apps and to views of this root */
  unread(apps: readonly string[], root?: object): number
  /** an actor and its view are gone */
  forget(caller: Caller): void
}

/** Announces failed calls. Contract violations are also logged to the console, once per call and path. */
export function watchFailures(events$: Announcer): Failures {
  const announced = new WeakSet<RaanError>()
  const printed = new Set<string>()
  /** calls rejected since the session expired */
  const lapsed = new Set<string>()
  const left = new Map<Caller, Map<string, number>>()

  events$.subscribe(({ type }) => {
    if (type === 'owner.changed' || type === 'auth.signedIn') lapsed.clear()
  })

  const announce = (error: RaanError, { app, root }: Caller) => {
    if (announced.has(error)) return
    announced.add(error)
    const source = placeOf(error.detail)
    if (isBreach(error) && !printed.has(source)) {
      printed.add(source)
      console.error(sentence(error.detail))
    }
    // an expired session concerns all callers
    const concerned = error.code === 'unauthenticated' ? {} : { app, ...(root && { root }) }
    events$.next({ type: 'engine.error', error, ...concerned })
  }

  const fail = (endpoint: Endpoint, error: RaanError, caller: Caller) => {
    if (!isFailure(endpoint, error)) return
    if (error.code !== 'unauthenticated') return announce(error, caller)
    const isFirst = lapsed.size === 0
    lapsed.add(endpoint.name)
    if (isFirst) announce(error, caller)
  }

  const count = (caller: Caller, call: string, rows: number) => {
    const known = left.get(caller)
    if (rows === (known?.get(call) ?? 0)) return
    left.set(caller, new Map(known).set(call, rows))
    events$.next({ type: 'engine.unread', app: caller.app, call, rows })
  }

  return {
    callOf: (caller, call) => async (endpoint, input, options) => {
      let rows = 0
      const onUnread = (error: RaanError) => {
        rows = error.detail.unread ?? 0
        announce(error, caller)
        options?.onUnread?.(error)
      }
      try {
        const answer = await call(endpoint, input, { ...options, onUnread })
        if (lapsed.has(endpoint.name)) lapsed.clear()
        count(caller, endpoint.name, rows)
        return answer
      } catch (thrown) {
        fail(endpoint, toRaanError(thrown, endpoint.name), caller)
        throw thrown
      }
    },
    unread(apps, root) {
      const concerned = [...left].filter(
        ([caller]) => apps.includes(caller.app) && (!caller.root || caller.root === root),
      )
      return concerned.flatMap(([, calls]) => [...calls.values()]).reduce((sum, rows) => sum + rows, 0)
    },
    forget: (caller) => void left.delete(caller),
  }
}
