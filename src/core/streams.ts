import { distinctUntilChanged, filter, from, map, Observable } from 'rxjs'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Engine } from './engine'
import type { EngineEvent, EventName } from './kernel/engine-events'
import type { Handle } from './kernel/handle'

/** What happens on an engine until it stops: events of these names, or all of them. */
export function events$<N extends EventName = EventName>(
  { events$: all$ }: Pick<Engine, 'events$'>,
  ...names: readonly N[]
): Observable<EngineEvent<N>> {
  const wanted: ReadonlySet<string> = new Set(names)
  // which of them pass is known at run time alone
  return from(all$).pipe(filter(({ type }) => wanted.size === 0 || wanted.has(type))) as Observable<never>
}

/** Undefined while the app's code is on its way, and where it did not come. */
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
    // a deferred view began by that; whoever heard the first may have sent something
    show()
  }).pipe(distinctUntilChanged())
}

/**
 * What `selector` reads of a handle: now, and whenever `equal` says that it is something else. Completes when the handle or
 * its engine stops; fails where the app's code does not load.
 */
export function select$<M extends AnyStateMachine, T>(
  handle: Handle<M>,
  selector: (snapshot: SnapshotFrom<M>) => T,
  equal: (before: T, now: T) => boolean = Object.is,
): Observable<T> {
  return snapshots$(handle).pipe(map(selector), distinctUntilChanged(equal))
}
