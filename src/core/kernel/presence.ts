import { distinctUntilChanged, filter, fromEvent, map, merge, type Observable, skip, startWith } from 'rxjs'
import type { Announced } from './events'

type Surroundings = {
  navigator: { onLine: boolean }
  document: EventTarget & { visibilityState: string }
} & EventTarget

/** Every change of network and visibility, as events to announce: `network.online`, `network.offline`, `page.visible`, `page.hidden`; and `page.resumed` where it lay frozen or in the browser's cache. */
export function presence$(page: Surroundings): Observable<Announced> {
  const network$ = merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
    startWith(null),
    map(() => (page.navigator.onLine ? 'network.online' : 'network.offline')),
  )
  const visibility$ = fromEvent(page.document, 'visibilitychange').pipe(
    startWith(null),
    map(() => (page.document.visibilityState === 'hidden' ? 'page.hidden' : 'page.visible')),
  )
  const changes = (source$: Observable<string>) => source$.pipe(distinctUntilChanged(), skip(1))
  const resumed$ = merge(
    fromEvent<PageTransitionEvent>(page, 'pageshow').pipe(filter(({ persisted }) => persisted)),
    fromEvent(page.document, 'resume'),
  ).pipe(map(() => 'page.resumed'))
  return merge(changes(network$), changes(visibility$), resumed$).pipe(map((type) => ({ type })))
}

/** Announces them on an engine for as long as the page lives. */
export function watchPresence(engine: { announce(event: Announced): void }): void {
  const page = globalThis as unknown as Surroundings
  if (page.document) presence$(page).subscribe((event) => engine.announce(event))
}
