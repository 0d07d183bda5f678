import type { Endpoint } from '../core/kernel/endpoint'
import { dayMs } from '../core/kernel/timings'
import type { Reply } from './reply'
import type { Tx } from './store'
import { table } from './table'

type FirstAnswer = {
  key: string
  call: string
  /** who asked; null without a token */
  userId: number | null
  /** milliseconds since 1970 */
  at: number
  /** what was asked for, as text */
  asked: string
  status: number
  body?: unknown
}

export const firstAnswers = table<FirstAnswer>('firstAnswers', {
  of: 'everyone',
  key: ({ key, call, userId }) => `${call} ${userId} ${key}`,
})

/** How many keys are known, and for how long. */
const mostKeys = 200
const keyLife = dayMs

/** What a key keeps from being done twice; orders keep their own keys, for good. */
export const isRepeatable = (endpoint: Endpoint): boolean =>
  (endpoint.status === 201 || endpoint.repeat === 'keyed') && !endpoint.needsKey

export type KeyedCall = Pick<FirstAnswer, 'key' | 'call' | 'userId' | 'asked'>

/** The answer that this person got to this call under this key; undefined = none yet, or too long ago. */
export function firstAnswer(tx: Tx, { key, call, userId }: Omit<KeyedCall, 'asked'>): FirstAnswer | undefined {
  const oldest = tx.now() - keyLife
  return tx
    .read(firstAnswers)
    .find((each) => each.key === key && each.call === call && each.userId === userId && each.at >= oldest)
}

/** Only creations are kept: after a rejection the client corrects the request and sends it with the same key. */
export function keepAnswer(tx: Tx, asked: KeyedCall, { status, body }: Reply): void {
  if (status >= 300) return
  const at = tx.now()
  const known = tx.read(firstAnswers).filter((each) => each.at >= at - keyLife)
  const row: FirstAnswer = { ...asked, at, status, ...(body === undefined ? {} : { body }) }
  tx.write(firstAnswers, [...known.slice(1 - mostKeys), row])
}
