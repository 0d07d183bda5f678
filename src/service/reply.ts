/** A response other than the contract's success. */
export class Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const reply = (...answer: ConstructorParameters<typeof Reply>): Reply => new Reply(...answer)

/** 422: message codes by field path. */
export const refuse = (fields: Record<string, string | readonly string[]>): Reply => reply(422, { error: fields })

/** 403: the caller may not. */
export const notAllowed = (): Reply => reply(403, { error: 'Not allowed' })

/** 403: the caller works for certain shops only. */
export const notForShops = (): Reply => reply(403, { error: 'Not allowed', reason: 'shops' })

/** 404 without a body. */
export const missing = (): Reply => reply(404)
