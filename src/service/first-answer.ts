import type { Endpoint } from '../core/kernel/endpoint'
import { dayMs } from '../core/kernel/timings'
import { keyedTable } from './keyed-table'
import type { Reply } from './reply'
import type { Tx } from './store'

type FirstAnswer = {
  key: string
  call: string
  /** the caller; null without a token */
  userId: number | null
  /** milliseconds since 1970 */
  at: number
  /** the request as text */
  asked: string
  /** the shops that the caller worked for; missing = all */
  shops?: readonly number[] | undefined
  status: number
  body?: unknown
}

const nameOf = ({ key, call, userId }: Pick<FirstAnswer, 'key' | 'call' | 'userId'>) => `${call} ${userId} ${key}`

export const firstAnswers = keyedTable<FirstAnswer>('firstAnswers', {
  of: 'everyone',
  key: nameOf,
  placeOf: ({ at }) => at,
  kept: false,
})

/** For how many milliseconds a response is kept, however many others are. */
const keyLife = dayMs
/** How many older ones each new one removes at most. */
const mostRemoved = 50

/**
 * Whether a key prevents repeating the call; orders store their own keys permanently. Of calls without a sign-in, nothing
 * is kept: strangers could fill the disk, and their keys aren't told apart.
 */
export const isRepeatable = (endpoint: Endpoint): boolean =>
  (endpoint.status === 201 || endpoint.repeat === 'keyed') && !endpoint.needsKey && endpoint.auth !== false

export type KeyedCall = Pick<FirstAnswer, 'key' | 'call' | 'userId' | 'asked' | 'shops'>

/** The user's first response to this call under this key; undefined = none, or expired. */
export function firstAnswer(tx: Tx, asked: Omit<KeyedCall, 'asked' | 'shops'>): FirstAnswer | undefined {
  const row = tx.keyed(firstAnswers).get(nameOf(asked))
  return row && row.at >= tx.now() - keyLife ? row : undefined
}

/**
 * Stores only successful creations: after a refusal, the user corrects the input and repeats the call under the same
 * key.
 */
export function keepAnswer(tx: Tx, asked: KeyedCall, { status, body }: Reply): void {
  if (status >= 300) return
  const at = tx.now()
  const rows = tx.keyed(firstAnswers)
  rows.put({ ...asked, at, status, ...(body === undefined ? {} : { body }) })
  rows.removeBelow(at - keyLife, mostRemoved)
}
