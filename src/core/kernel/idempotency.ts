import { RaanError } from './errors'
import type { Middleware } from './outgoing'

/** What a header can carry: 1 to 255 visible ASCII characters. */
const keyShape = /^[\x21-\x7e]{1,255}$/

/** Puts the caller's key on a keyed call, the same one on each attempt. Forgetting it is a mistake of the caller: `contract`. */
export const withIdempotency: Middleware = (next) => async (outgoing) => {
  const { endpoint, key, headers } = outgoing
  if (endpoint.repeat !== 'keyed') return next(outgoing)
  if (!key || !keyShape.test(key))
    throw new RaanError('contract', { call: endpoint.name, path: 'options.key', expected: 'an Idempotency-Key' })
  return next({ ...outgoing, headers: { ...headers, 'Idempotency-Key': key } })
}
