import type { Customer } from '../customers/customers.contract'
import type { RaanError } from '../kernel/errors'
import type { Order } from '../orders/orders.contract'
import type { SearchContact, SearchFile, SearchGroup, SearchPage } from './search.contract'
import { firstMatches } from './search.match'

/** A thing found. `key` is unique among the things shown; `title` is what it is called on the screen. */
export type SearchHit = { key: string; title: string } & (
  | { kind: 'page'; page: SearchPage }
  | { kind: 'file'; file: SearchFile }
  | { kind: 'contact'; contact: SearchContact }
  | { kind: 'order'; order: Order }
  | { kind: 'customer'; customer: Customer }
)
export type SearchKind = SearchHit['kind']

/** What the desk is asked for besides. */
export const deskKinds = ['orders', 'customers'] as const
export type DeskKind = (typeof deskKinds)[number]

export type DeskRows = {
  rows: readonly SearchHit[]
  /** they answer an earlier search: shown until the new answer is here, and not for the keyboard */
  stale: boolean
  error: RaanError | undefined
}

export const noRows: DeskRows = { rows: [], stale: false, error: undefined }

/** The name a page has on this screen; undefined when it leads nowhere here, or nowhere this person may go. */
export type PageName = (page: SearchPage) => string | undefined

export const pageHit = (page: SearchPage, title: string): SearchHit => ({
  kind: 'page',
  key: `page ${page.id}`,
  title,
  page,
})

const ownNames: PageName = ({ title }) => title

/** Pages by what was typed: by the name they have here and by the backend's. */
export function foundPages(pages: readonly SearchPage[], q: string, limit: number, nameOf: PageName = ownNames) {
  const named = pages.flatMap((page) => {
    const name = nameOf(page)
    return name === undefined ? [] : [{ page, name }]
  })
  return firstMatches(named, q, limit, ({ page, name }) => [name, page.title]).map(({ page, name }) =>
    pageHit(page, name),
  )
}

export type FoundGroup = { kind: SearchKind; hits: readonly SearchHit[]; stale: boolean }

/** What is found, in groups, the empty ones left out: pages, files and contacts by their titles, then the desk's. */
export function foundGroups(
  found: { q: string; groups: readonly SearchGroup[]; orders: DeskRows; customers: DeskRows },
  nameOf: PageName = ownNames,
): FoundGroup[] {
  const { q, groups, orders, customers } = found
  const ofGroup = (group: SearchGroup): FoundGroup => {
    const limit = group.searchLimit
    if (group.groupTitle === 'Pages')
      return { kind: 'page', hits: foundPages(group.data, q, limit, nameOf), stale: false }
    if (group.groupTitle === 'Files') {
      const files = firstMatches([...group.data.entries()], q, limit, ([, { title }]) => [title])
      const hits = files.map(([at, file]) => ({ kind: 'file' as const, key: `file ${at}`, title: file.title, file }))
      return { kind: 'file', hits, stale: false }
    }
    const contacts = firstMatches([...group.data.entries()], q, limit, ([, { title }]) => [title])
    const hits = contacts.map(([at, contact]) => ({
      kind: 'contact' as const,
      key: `contact ${at}`,
      title: contact.title,
      contact,
    }))
    return { kind: 'contact', hits, stale: false }
  }
  const ofDesk = (kind: SearchKind, { rows, stale }: DeskRows): FoundGroup => ({ kind, hits: rows, stale })
  return [...groups.map(ofGroup), ofDesk('order', orders), ofDesk('customer', customers)].filter(
    ({ hits }) => hits.length > 0,
  )
}
