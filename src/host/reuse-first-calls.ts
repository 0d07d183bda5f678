import { addressBelow } from '../core/kernel/address'
import { rememberText } from '../core/kernel/outgoing'
import type { Transport } from '../core/kernel/transport'
import type { takeFirstCall } from './first-calls'

export type TakeFirstCall = typeof takeFirstCall

/** A transport that uses the responses to an element's first calls, which were sent while its code loaded. */
export function reuseFirstCalls(transport: Transport, baseUrl: string, take: TakeFirstCall): Transport {
  const answer = async (request: Request): Promise<Response> => {
    const { method, headers } = request
    // first calls are for JSON: neither files nor streams
    if (method !== 'GET' || headers.get('accept') !== 'application/json') return transport(request)
    const { pathname, search } = new URL(request.url)
    const first = take(addressBelow(baseUrl, pathname + search), headers.get('authorization'))
    return first ? first.then(rememberText, () => transport(request)) : transport(request)
  }
  return Object.assign(answer, transport)
}
