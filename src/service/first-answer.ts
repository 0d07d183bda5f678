import type { Endpoint } from '../core/kernel/endpoint'
import { dayMs } from '../core/kernel/timings'
import type { Reply } from './reply'
import type { Tx } from './store'
import { table } from './table'

type FirstAnswer = {
  key: string
  call: string
  /** the caller; null without a token */
  userId: number | null
  /** milliseconds since 1970 */
  at: number
  /** the request as text */
  asked: string
  status: number
  body?: unknown
}

export const firstAnswers = table<FirstAnswer>('firstAnswers', {
  of: 'everyone',
  key: ({ key, call, userId }) => `${call} ${userId} ${key}`,
})

/** How many keys are stored, and for how many milliseconds. */
const mostKeys = 200
const keyLife = dayMs

/** Whether a key prevents repeating the call; orders store their own keys permanently. */
export const isRepeatable = (endpoint: Endpoint): boolean =>
  (endpoint.status === 201 || endpoint.repeat === 'keyed') && !endpoint.needsKey

export type KeyedCall = Pick<FirstAnswer, 'key' | 'call' | 'userId' | 'asked'>

/** The user's first response to this call under this key; undefined = none, or expired. */
export function firstAnswer(tx: Tx, { key, call, userId }: Omit<KeyedCall, 'asked'>): FirstAnswer | undefined {
  const oldest = tx.now() - keyLife
  return tx
    .read(firstAnswers)
    .find((each) => each.key === key && each.call === call && each.userId === userId && each.at >= oldest)
}

/**
 * Stores only successful creations: after a refusal, the user corrects the input and repeats the call under the same
 * key.
 */
export function keepAnswer(tx: Tx, asked: KeyedCall, { status, body }: Reply): void {
  if (status >= 300) return
  const at = tx.now()
  const known = tx.read(firstAnswers).filter((each) => each.at >= at - keyLife)
  const row: FirstAnswer = { ...asked, at, status, ...(body === undefined ? {} : { body }) }
  tx.write(firstAnswers, [...known.slice(1 - mostKeys), row])
}
