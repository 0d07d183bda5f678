import { type SearchContact, type SearchFile, type SearchPage, searchCalls } from '../../core/search/search.contract'
import { handle, type Service } from '../handle'
import { missing } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { table } from '../table'

export const pagesTable = table<SearchPage>('searchPages', { of: 'everyone', key: ({ id }) => id })
export const filesTable = table<SearchFile>('searchFiles', { of: 'shop', key: (_, position) => position })
export const contactsTable = table<SearchContact>('searchContacts', { of: 'shop', key: ({ email }) => email })
/** Bookmarks that differ from the page's default, by user and page. */
const toggledTable = table<{ person: number; id: number }>('searchTurned', {
  of: 'everyone',
  key: ({ person, id }) => `${person} ${id}`,
})

const searchLimit = 4

/** Without a token, bookmarks belong to no one. */
const idOf = (user: Bearer | null): number => user?.id ?? 0

/** All pages with the caller's bookmarks. */
function pagesOf(tx: Tx, user: Bearer | null) {
  const person = idOf(user)
  const turned = tx.read(toggledTable).filter((row) => row.person === person)
  return tx
    .read(pagesTable)
    .map((page) => (turned.some(({ id }) => id === page.id) ? { ...page, isBookmarked: !page.isBookmarked } : page))
}

export const searchService: Service = {
  tables: [pagesTable, filesTable, contactsTable, toggledTable],
  handlers: [
    handle(searchCalls.all, ({ user, tx }) => ({
      searchArr: [
        { groupTitle: 'Pages' as const, searchLimit, data: pagesOf(tx, user) },
        { groupTitle: 'Files' as const, searchLimit, data: [...tx.read(filesTable)] },
        { groupTitle: 'Contacts' as const, searchLimit, data: [...tx.read(contactsTable)] },
      ],
    })),

    handle(searchCalls.bookmarks, ({ user, tx }) => {
      const suggestions = pagesOf(tx, user)
      return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) }
    }),

    handle(searchCalls.toggle, ({ body: { id, on }, user, tx }) => {
      const page = pagesOf(tx, user).find((each) => each.id === id)
      if (!page) return missing()
      if (page.isBookmarked === on) return undefined
      const person = idOf(user)
      const rows = tx.read(toggledTable)
      const others = rows.filter((row) => row.person !== person || row.id !== id)
      tx.write(toggledTable, others.length < rows.length ? others : [...rows, { person, id }])
      return undefined
    }),
  ],
}
