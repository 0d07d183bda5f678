import { searchCalls } from '../../core/search/search.contract'
import type { AppMock } from '../app-mock'
import { type Bearer, handle, missing } from '../handle'
import type { World } from '../world'
import { contactsTable, filesTable, pagesTable, turnedTable } from './search.seed'

const searchLimit = 4

/** Bookmarks without a token are nobody's. */
const idOf = (user: Bearer | null): number => user?.id ?? 0

/** All pages with the bookmarks of whoever asks. */
function pagesOf(world: World, user: Bearer | null) {
  const person = idOf(user)
  const turned = world.read(turnedTable).filter((row) => row.person === person)
  return world
    .read(pagesTable)
    .map((page) => (turned.some(({ id }) => id === page.id) ? { ...page, isBookmarked: !page.isBookmarked } : page))
}

export const searchMock: AppMock = {
  tables: [pagesTable, filesTable, contactsTable, turnedTable],
  handlers: [
    handle(searchCalls.all, ({ user, world }) => ({
      searchArr: [
        { groupTitle: 'Pages' as const, searchLimit, data: pagesOf(world, user) },
        { groupTitle: 'Files' as const, searchLimit, data: [...world.read(filesTable)] },
        { groupTitle: 'Contacts' as const, searchLimit, data: [...world.read(contactsTable)] },
      ],
    })),

    handle(searchCalls.bookmarks, ({ user, world }) => {
      const suggestions = pagesOf(world, user)
      return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) }
    }),

    handle(searchCalls.toggle, ({ body: { id, on }, user, world }) => {
      const page = pagesOf(world, user).find((each) => each.id === id)
      if (!page) return missing()
      if (page.isBookmarked === on) return undefined
      const person = idOf(user)
      const rows = world.read(turnedTable)
      const others = rows.filter((row) => row.person !== person || row.id !== id)
      world.write(turnedTable, others.length < rows.length ? others : [...rows, { person, id }])
      return undefined
    }),
  ],
}
