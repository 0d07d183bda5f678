import type { Call } from '../kernel/endpoint'
import { RaanError } from '../kernel/errors'
import { usersCalls } from './users.contract'

/** The user's number; 0 is replaced by that of the first user in the list. 404 if there is none. */
export async function userNumber(call: Call, id: number, signal: AbortSignal): Promise<number> {
  if (id !== 0) return id
  const { users } = await call(usersCalls.list, { query: { perPage: 1, page: 1 } }, { signal })
  if (!users[0]) throw new RaanError('http', { call: usersCalls.list.name, status: 404 })
  return users[0].id
}
