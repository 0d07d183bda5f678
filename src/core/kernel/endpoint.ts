import type * as v from 'valibot'
import type { ObjectSchema, Schema } from './codec'
import type { RaanError } from './errors'

/** An ability as a code, e.g. `write:Order`. */
export type Permission = `${'read' | 'create' | 'write' | 'delete'}:${string}`

/** `anyone`, `signed-in` users, or users with this ability or one of several. */
export type Allowed = 'anyone' | 'signed-in' | Permission | readonly [Permission, ...Permission[]]

/**
 * What a call is for a user who works for certain shops only: `limited` to what belongs to these shops, `shared` since it
 * has nothing to do with shops, or `refused` since it is about the whole business.
 */
export type ForShops = 'limited' | 'shared' | 'refused'

/**
 * One call of the contract. `allow` says who may make it. `repeat` says what a repeat does: `safe` nothing, `keyed` nothing
 * with the same Idempotency-Key, `checked` the same again, so the client checks first whether the change was made, `once`
 * no harm (signing in). The chain retries the first two automatically. No `answer` = an empty body. `conflict` decodes the body of a 409, and of a 422 for a used key.
 */
export type Endpoint = {
  readonly name: string
  readonly allow: Allowed
  /** `refused` if it is missing */
  readonly shops?: ForShops
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly repeat: 'safe' | 'keyed' | 'checked' | 'once'
  /** a backend rejects the call without an Idempotency-Key, which is optional on other creations */
  readonly needsKey?: true
  /** `false` on sign-in calls: no token is sent, and a 401 doesn't trigger a refresh */
  readonly auth?: false
  /** success status other than 200 */
  readonly status?: 201
  /** a 404 is a valid response: the record doesn't exist (any more) */
  readonly missing?: true
  /** a backend may lack the route, and something else is called instead: any 404 is a valid response */
  readonly optional?: true
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: Schema
  readonly answer?: Schema
  readonly conflict?: Schema
  /** the body is a file, not JSON: `body` of the input is a Blob */
  readonly upload?: true
  /** the answer is a file, not JSON: a Blob */
  readonly download?: true
}

/** Type-checks the definition and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<E, K extends string, S> = E extends { readonly [P in K]: infer T extends S }
  ? v.InferOutput<T & v.GenericSchema>
  : undefined
type Given<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

/** The input of a call: `params` (path), `query`, `body`, each only if the endpoint has it. */
export type InputOf<E extends Endpoint> = Given<'params', Part<E, 'params', ObjectSchema>> &
  Given<'query', Part<E, 'query', ObjectSchema>> &
  Given<'body', E extends { readonly upload: true } ? Blob : Part<E, 'body', Schema>>

export type AnswerOf<E extends Endpoint> = E extends { readonly download: true } ? Blob : Part<E, 'answer', Schema>

export type CallOptions = {
  signal?: AbortSignal
  /** Idempotency-Key, 1 to 255 characters; required by `keyed` endpoints */
  key?: string
  /** called before a success with the number of earlier requests without a response; a failure has it in its detail */
  onUnanswered?: (sends: number) => void
  /** `1`: sent once, since the caller checks whether the change was made before sending it again */
  attempts?: 1
  /** for a call made while the page closes: it is sent nevertheless, and its response isn't read */
  keepalive?: true
  /** called if unreadable rows of the response were left out */
  onUnread?: (error: RaanError) => void
}

/** Makes one call through the whole chain; rejects with a RaanError. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<AnswerOf<E>>
