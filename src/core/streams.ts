import { distinctUntilChanged, filter, from, map, Observable } from 'rxjs'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Engine } from './engine'
import type { Handle } from './kernel/actor-handle'
import type { EngineEvent, EventName } from './kernel/engine-events'

/** An engine's events until it stops: those with these names, or all. */
export function events$<N extends EventName = EventName>(
  { events$: all$ }: Pick<Engine, 'events$'>,
  ...names: readonly N[]
): Observable<EngineEvent<N>> {
  const wanted: ReadonlySet<string> = new Set(names)
  // which of them pass is known only at run time
  return from(all$).pipe(filter(({ type }) => wanted.size === 0 || wanted.has(type))) as Observable<never>
}

/** Undefined while the app's code is loading, and if it couldn't be loaded. */
function readable<M extends AnyStateMachine>(handle: Handle<M>): SnapshotFrom<M> | undefined {
  try {
    return handle.getSnapshot()
  } catch {
    return undefined
  }
}

function snapshots$<M extends AnyStateMachine>(handle: Handle<M>): Observable<SnapshotFrom<M>> {
  return new Observable<SnapshotFrom<M>>((subscriber) => {
    const show = () => {
      const snapshot = readable(handle)
      if (snapshot !== undefined) subscriber.next(snapshot)
    }
    show()
    if (subscriber.closed) return
    subscriber.add(handle.subscribe(subscriber))
    // this started a deferred view; a listener may have sent an event already
    show()
  }).pipe(distinctUntilChanged())
}

/**
 * The selected value of a handle: now, and whenever it differs by `equal`. Completes when the handle or its engine
 * stops; errors if the app's code can't be loaded.
 */
export function select$<M extends AnyStateMachine, T>(
  handle: Handle<M>,
  selector: (snapshot: SnapshotFrom<M>) => T,
  equal: (before: T, now: T) => boolean = Object.is,
): Observable<T> {
  return snapshots$(handle).pipe(map(selector), distinctUntilChanged(equal))
}
