/**
 * Connects the engine to a backend. Use the request's path, query, method, headers, body, signal and keepalive; ignore its origin.
 * The body may be a file: pass on its bytes. Resolves with any response, including 4xx and 5xx; rejects only if the
 * backend couldn't be reached.
 */
export type Transport = {
  (request: Request): Promise<Response>
  /** Identifies the backend: sessions, drafts and carts are never shown or sent to another. */
  readonly issuer?: string
}
