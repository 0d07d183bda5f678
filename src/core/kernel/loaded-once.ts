import type { RaanError } from './errors'

/** A view of a resource, as `engine.view()` returns it. */
type Resource<Value> = {
  subscribe(observer: {
    next(snapshot: { value: unknown; context: { value: Value | undefined; error: RaanError | undefined } }): void
    error(error: unknown): void
    complete(): void
  }): { unsubscribe(): void }
  stop(): void
}

/** The value of a new view of a resource, which is stopped then; rejects if it can't be loaded. */
export function loadedOnce<Value>(view: Resource<Value>): Promise<Value> {
  const loaded = new Promise<Value>((resolve, reject) => {
    view.subscribe({
      next({ value, context }) {
        if (value === 'ready' && context.value !== undefined) resolve(context.value)
        else if (value !== 'loading') reject(context.error)
      },
      error: reject,
      complete: () => reject(new Error('the view was stopped')),
    })
  })
  return loaded.finally(() => view.stop())
}
