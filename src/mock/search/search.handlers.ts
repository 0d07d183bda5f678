import { searchCalls } from '../../core/search/search.contract'
import type { AppMock } from '../app-mock'
import { handle, missing } from '../handle'
import { contactsTable, filesTable, pagesTable } from './search.seed'

const searchLimit = 4

export const searchMock: AppMock = {
  tables: [pagesTable, filesTable, contactsTable],
  handlers: [
    handle(searchCalls.all, ({ world }) => ({
      searchArr: [
        { groupTitle: 'Pages' as const, searchLimit, data: [...world.read(pagesTable)] },
        { groupTitle: 'Files' as const, searchLimit, data: [...world.read(filesTable)] },
        { groupTitle: 'Contacts' as const, searchLimit, data: [...world.read(contactsTable)] },
      ],
    })),

    handle(searchCalls.bookmarks, ({ world }) => {
      const suggestions = [...world.read(pagesTable)]
      return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) }
    }),

    handle(searchCalls.toggle, ({ body: { id }, world }) => {
      const pages = world.read(pagesTable)
      const page = pages.find((each) => each.id === id)
      if (!page) return missing()
      world.write(
        pagesTable,
        pages.map((each) => (each === page ? { ...page, isBookmarked: !page.isBookmarked } : each)),
      )
      return undefined
    }),
  ],
}
