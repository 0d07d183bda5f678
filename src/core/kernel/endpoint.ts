import type * as v from 'valibot'
import type { ObjectSchema, Schema } from './codec'

/**
 * One call of the contract. `repeat` says when a retry is safe: `safe` any time, `keyed` under its Idempotency-Key,
 * `once` never. `answer` missing = an empty body. `conflict` decodes the body of a 409.
 */
export type Endpoint = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly repeat: 'safe' | 'keyed' | 'once'
  /** a backend refuses the call without an Idempotency-Key; to any other creation one is welcome */
  readonly needsKey?: true
  /** `false` on sign-in calls: no token is sent, a 401 is an answer and no reason to refresh */
  readonly auth?: false
  /** success status other than 200 */
  readonly status?: 201
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
}

/** Makes one call through the whole chain; rejects with a RaanError. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>
