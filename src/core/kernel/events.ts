import type { EngineEvent } from './engine-events'

export type Observer<T> =
  | { next?(value: T): void; error?(reason: unknown): void; complete?(): void }
  | ((value: T) => void)

export type Listener<T> = { next(value: T): void; error(reason: unknown): void; complete(): void }

/** Each call adds a separate listener: the same observer may subscribe twice. */
export const listenerOf = <T>(observer: Observer<T>): Listener<T> =>
  typeof observer === 'function'
    ? { next: observer, error: () => undefined, complete: () => undefined }
    : {
        next: (value) => observer.next?.(value),
        error: (reason) => observer.error?.(reason),
        complete: () => observer.complete?.(),
      }

/** A minimal interop observable for RxJS's `from(events$)`. */
export type Events<T extends { type: string } = EngineEvent> = {
  subscribe(observer: Observer<T>): { unsubscribe(): void }
  [Symbol.observable](): Events<T>
}

declare global {
  interface SymbolConstructor {
    readonly observable: symbol
  }
}

export type Announcer<T extends { type: string } = EngineEvent> = Events<T> & { next(event: T): void; complete(): void }

/** Not every runtime has the symbol; RxJS then uses this name. */
const interop = (Symbol.observable ?? '@@observable') as typeof Symbol.observable

/** A throwing listener doesn't affect the others; its error is reported as uncaught. */
export function createEvents<T extends { type: string } = EngineEvent>(): Announcer<T> {
  const listeners = new Set<Listener<T>>()
  let ended = false
  const events = {
    next(event: T) {
      for (const listener of [...listeners]) {
        try {
          listener.next(event)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    complete() {
      ended = true
      for (const listener of listeners) listener.complete()
      listeners.clear()
    },
    subscribe(observer: Observer<T>) {
      const listener = listenerOf(observer)
      if (ended) listener.complete()
      else listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    [interop]: (): Events<T> => events,
  } as Announcer<T>
  return events
}
