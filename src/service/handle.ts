import { encode } from '../core/kernel/codec'
import type { AnswerOf, Endpoint } from '../core/kernel/endpoint'
import type { Passwords } from './auth/auth.password'
import type { FileStore } from './file-store'
import { firstAnswer, isRepeatable, keepAnswer } from './first-answer'
import { type Authentication, type ParsedCall, type Received, readCall } from './read-call'
import { Reply, reply } from './reply'
import type { Bearer } from './rights'
import type { Store, Tx } from './store'
import type { Table } from './table'

/** What services run on. */
export type Backend = Authentication & {
  readonly store: Store
  /** milliseconds since 1970 */
  now(): number
  /** the signing secret; undefined = one kept by the store */
  readonly secret: string | undefined
  /** a sample backend returns the token that a mail would contain */
  readonly isSample: boolean
  /** undefined: files can't be added */
  readonly files: FileStore | undefined
  /** what happens to queued mails: they're `sent`, `written` to files for the owner, or there is no outbox */
  readonly mail: 'sent' | 'written' | 'none'
  readonly passwords: Passwords
  /** `open`: anyone can register, with all permissions */
  readonly registration: 'open' | 'closed'
  readonly handlers: readonly Handler[]
  /** names of the calls that are answered */
  readonly answered: ReadonlySet<string>
  /** seconds that a session lasts without a renewal */
  readonly sessionLife: number
}

/** Handles one call of the contract. */
export type Handler = {
  readonly endpoint: Endpoint
  answer(received: Received, backend: Backend): Promise<Reply>
}

/** A domain's calls and its small tables. */
export type Service = {
  readonly handlers: readonly Handler[]
  readonly tables: readonly Table<unknown>[]
  /** provided by the domain that issues the tokens */
  verify?(token: string, backend: Omit<Backend, 'verify'>): Promise<Bearer | null>
}

export type Answered<E extends Endpoint> = AnswerOf<E> | Reply

/** What a response that is kept for a repetition leaves out, because it is large and stored elsewhere anyway. */
export type LeftOut = {
  leaveOut(body: unknown): unknown
  /** The body again, with what is stored now. */
  putBack(body: unknown, tx: Tx): unknown
}

/** `decide` gets the decoded request and a transaction, which is committed or rolled back as a whole. */
export function handle<E extends Endpoint>(
  endpoint: E,
  decide: (parsed: ParsedCall<E> & { tx: Tx } & Pick<Backend, 'mail' | 'answered'>) => Answered<E>,
  leftOut?: LeftOut,
): Handler {
  return {
    endpoint,
    async answer(received, backend) {
      const parsed = await readCall(endpoint, received, backend)
      if (parsed instanceof Reply) return parsed
      const { mail, answered } = backend
      return backend.store.transact(
        parsed.user,
        (tx) => once(endpoint, parsed, tx, () => toReply(endpoint, decide({ ...parsed, mail, answered, tx })), leftOut),
        endpoint.method === 'GET' ? 'reads' : undefined,
      )
    },
  }
}

/**
 * For calls that take time between reading and writing, like hashing: `act` opens its own transactions. Not for
 * creations, whose first response is stored in the transaction that creates the record.
 */
export function handleInSteps<E extends Endpoint>(
  endpoint: E,
  act: (parsed: ParsedCall<E> & { backend: Backend }) => Promise<Answered<E>>,
): Handler {
  if (isRepeatable(endpoint)) throw new RangeError(`${endpoint.name} is a creation: decide it in one transaction`)
  return {
    endpoint,
    async answer(received, backend) {
      const parsed = await readCall(endpoint, received, backend)
      return parsed instanceof Reply ? parsed : toReply(endpoint, await act({ ...parsed, backend }))
    },
  }
}

export const toReply = <E extends Endpoint>(endpoint: E, answered: Answered<E>): Reply =>
  answered instanceof Reply
    ? answered
    : reply(endpoint.status ?? 200, endpoint.answer && encode(endpoint.answer, answered))

/** Returns the first response under the key of a creation, if there is one. */
export function once<E extends Endpoint>(
  endpoint: E,
  parsed: ParsedCall<E>,
  tx: Tx,
  decide: () => Reply,
  leftOut?: LeftOut,
): Reply {
  const { key, user, params, query, body } = parsed
  if (key === '' || !isRepeatable(endpoint)) return decide()
  const asked = JSON.stringify([params, query, body])
  const shops = user?.shops
  const keyed = { key, call: endpoint.name, userId: user?.id ?? null, asked, ...(shops && { shops }) }
  const first = firstAnswer(tx, keyed)
  // what they saw when they worked for other shops isn't shown again
  if (first && shops && !first.shops?.every((shop) => shops.includes(shop)))
    return reply(422, { error: { 'Idempotency-Key': 'used' } })
  if (first) {
    const body = leftOut && first.body !== undefined ? leftOut.putBack(first.body, tx) : first.body
    return first.asked === keyed.asked
      ? reply(first.status, body)
      : reply(422, { error: { 'Idempotency-Key': 'used' }, ...(body as object | undefined) })
  }
  const answer = decide()
  keepAnswer(tx, keyed, leftOut && answer.status < 300 ? reply(answer.status, leftOut.leaveOut(answer.body)) : answer)
  return answer
}
