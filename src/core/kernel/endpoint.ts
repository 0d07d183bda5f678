import type * as v from 'valibot'
import type { ObjectSchema, Schema } from './codec'
import type { RaanError } from './errors'

/** An ability as a code, e.g. `write:Order`. */
export type Permission = `${'read' | 'create' | 'write' | 'delete'}:${string}`

/** `anyone`, whoever is `signed-in`, or whoever has this ability or one of several. */
export type Allowed = 'anyone' | 'signed-in' | Permission | readonly [Permission, ...Permission[]]

/**
 * One call of the contract. `allow` is who a backend lets make it. `repeat` says what the same call again does: `safe`
 * nothing more, `keyed` nothing more under its Idempotency-Key, `checked` the same again unless it is read before whether
 * it was made, `once` nothing anybody minds (signing in). The chain repeats the first two by itself. `answer` missing = an
 * empty body. `conflict` decodes the body of a 409, and of a 422 for a used key.
 */
export type Endpoint = {
  readonly name: string
  readonly allow: Allowed
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly repeat: 'safe' | 'keyed' | 'checked' | 'once'
  /** a backend refuses the call without an Idempotency-Key; to any other creation one is welcome */
  readonly needsKey?: true
  /** `false` on sign-in calls: no token is sent, a 401 is an answer and no reason to refresh */
  readonly auth?: false
  /** success status other than 200 */
  readonly status?: 201
  /** a 404 is an answer: what the call names is not there (any more) */
  readonly missing?: true
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: Schema
  readonly answer?: Schema
  readonly conflict?: Schema
}

/** Checks the shape and keeps the literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends string, S> = E extends { readonly [P in K]: infer T extends S }
  ? v.InferOutput<T & v.GenericSchema>
  : undefined
type Given<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

/** What a caller hands over: `params` (path), `query`, `body`, each only where the endpoint has it. */
export type InputOf<E extends Endpoint> = Given<'params', Part<E, 'params', ObjectSchema>> &
  Given<'query', Part<E, 'query', ObjectSchema>> &
  Given<'body', Part<E, 'body', Schema>>

export type AnswerOf<E extends Endpoint> = Part<E, 'answer', Schema>

export type CallOptions = {
  signal?: AbortSignal
  /** Idempotency-Key, 1 to 255 characters; required by `keyed` endpoints */
  key?: string
  /** told, before a success, how many sends of this call ended without an answer before that one; a failure has them in its detail */
  onUnanswered?: (sends: number) => void
  /** `1`: sent once, since whoever asks looks whether it was made before it is sent again */
  attempts?: 1
  /** told when rows of the answer could not be read and were left out */
  onUnread?: (error: RaanError) => void
}

/** Makes one call through the whole chain; rejects with a RaanError. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>
