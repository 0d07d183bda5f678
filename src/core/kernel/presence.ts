import { distinctUntilChanged, filter, fromEvent, map, merge, type Observable, skip, startWith } from 'rxjs'
import type { EngineEvent } from './engine-events'

export type PresenceEvent = EngineEvent<
  'network.online' | 'network.offline' | 'page.visible' | 'page.hidden' | 'page.left' | 'page.resumed'
>

type Surroundings = {
  navigator: { onLine: boolean }
  document: EventTarget & { visibilityState: string }
} & EventTarget

/** Changes of network and visibility, the page's end, and its return from being frozen or from the back/forward cache. */
export function presence$(page: Surroundings): Observable<PresenceEvent> {
  const network$ = merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
    startWith(null),
    map(() => (page.navigator.onLine ? ('network.online' as const) : ('network.offline' as const))),
  )
  const visibility$ = fromEvent(page.document, 'visibilitychange').pipe(
    startWith(null),
    map(() => (page.document.visibilityState === 'hidden' ? ('page.hidden' as const) : ('page.visible' as const))),
  )
  const changes = <T>(source$: Observable<T>) => source$.pipe(distinctUntilChanged(), skip(1))
  const resumed$ = merge(
    fromEvent<PageTransitionEvent>(page, 'pageshow').pipe(filter(({ persisted }) => persisted)),
    fromEvent(page.document, 'resume'),
  ).pipe(map(() => 'page.resumed' as const))
  const left$ = fromEvent(page, 'pagehide').pipe(map(() => 'page.left' as const))
  return merge(changes(network$), changes(visibility$), left$, resumed$).pipe(map((type) => ({ type })))
}

/** Announces them on an engine for the lifetime of the page. */
export function watchPresence(engine: { announce(event: EngineEvent): void }): void {
  const page = globalThis as unknown as Surroundings
  if (page.document) presence$(page).subscribe((event) => engine.announce(event))
}
