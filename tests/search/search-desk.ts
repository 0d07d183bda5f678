import { createEngine } from '../../src/core'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage, type Storage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { searchApp } from '../../src/core/search/app'
import { isBookmarked, shownPages } from '../../src/core/search/search.bookmarks'
import type { SearchPage } from '../../src/core/search/search.contract'
import { createMock } from '../../src/mock/index'
import { pass } from '../helpers/turns'

export const now = '2026-11-21T05:00:00Z'

export const page = (id: number, more: Partial<SearchPage> = {}): SearchPage => ({
  id,
  target: '',
  isBookmarked: false,
  title: `page ${id}`,
  icon: '',
  link: `/page/${id}`,
  ...more,
})

/** An answer of GET /api/bookmarks/data: so many pages, these of them with a bookmark. */
export const bookmarksOf = (count: number, ...marked: readonly number[]) => {
  const pages = Array.from({ length: count }, (_, at) => page(at + 1, { isBookmarked: marked.includes(at + 1) }))
  return { suggestions: pages, bookmarks: pages.filter(({ isBookmarked }) => isBookmarked) }
}

type Desk = { transport?: Transport; storage?: Storage }

/** An engine with the search's actor, before the sample backend unless another is given. */
export function searchDesk({ transport, storage = memoryStorage() }: Desk = {}) {
  const clock = simulatedClock({ start: now })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const engine = createEngine({ transport: transport ?? mock.transport, clock, storage })
  // code that is here: its state can be read at once
  engine.provide({ search: searchApp })
  const reported: EngineEvent[] = []
  engine.events$.subscribe((event) => event.type.startsWith('search.') && reported.push(event))
  const data = engine.app('search')
  const context = () => data.getSnapshot().context
  return {
    engine,
    clock,
    mock,
    reported,
    data,
    context,
    /** ids of the pages shown with a bookmark */
    shown: () =>
      shownPages(context())
        .filter((each) => each.isBookmarked)
        .map(({ id }) => id),
    isShown: (id: number) => isBookmarked(context(), id),
    set: (id: number, on: boolean) =>
      data.send({ type: 'bookmark.set', page: context().pages.find((each) => each.id === id) ?? page(id), on }),
    pass: (ms: number) => pass(clock, ms),
  }
}
