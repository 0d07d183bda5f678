import type { EngineEvent } from './engine-events'

export type Observer<T> = { next?: (value: T) => void } | ((value: T) => void)

/** A small interop observable: RxJS's `from(events$)` takes it. */
export type Events<T extends { type: string } = EngineEvent> = {
  subscribe(observer: Observer<T>): { unsubscribe(): void }
  [Symbol.observable](): Events<T>
}

declare global {
  interface SymbolConstructor {
    readonly observable: symbol
  }
}

export type Announcer<T extends { type: string } = EngineEvent> = Events<T> & { next(event: T): void }

/** Not every runtime has the symbol; RxJS then looks for this name. */
const interop = (Symbol.observable ?? '@@observable') as typeof Symbol.observable

/** A listener that throws does not keep the others from hearing; its error is reported as uncaught. */
export function createEvents<T extends { type: string } = EngineEvent>(): Announcer<T> {
  const listeners = new Set<(value: T) => void>()
  const events = {
    next(event: T) {
      for (const listener of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    subscribe(observer: Observer<T>) {
      const listener = typeof observer === 'function' ? observer : (value: T) => observer.next?.(value)
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    [interop]: (): Events<T> => events,
  } as Announcer<T>
  return events
}
