import type { Customer } from '../customers/customers.contract'
import type { Invoice } from '../invoices/invoices.invoice'
import type { RaanError } from '../kernel/errors'
import type { Order } from '../orders/orders.contract'
import type { Product } from '../store/store.contract'
import type { SearchContact, SearchFile, SearchGroup, SearchPage } from './search.contract'
import { firstMatches } from './search.match'

/** One search result. `key` is unique among the results; `title` is its displayed name. */
export type SearchHit = { key: string; title: string } & (
  | { kind: 'page'; page: SearchPage }
  | { kind: 'file'; file: SearchFile }
  | { kind: 'contact'; contact: SearchContact }
  | { kind: 'order'; order: Order }
  | { kind: 'customer'; customer: Customer }
  /** `isShops`: in the list of the shops' products, without a page in the storefront */
  | { kind: 'product'; product: Product; isShops: boolean }
  | { kind: 'invoice'; invoice: Invoice }
)
export type SearchKind = SearchHit['kind']

/** Additional searches in the backend's data, in the order of their groups. */
export const deskKinds = ['orders', 'customers', 'products', 'invoices'] as const
export type DeskKind = (typeof deskKinds)[number]

const hitKinds = { orders: 'order', customers: 'customer', products: 'product', invoices: 'invoice' } as const

export type DeskRows = {
  rows: readonly SearchHit[]
  /** results of an earlier search: shown until the new ones arrive, but not selectable by keyboard */
  stale: boolean
  error: RaanError | undefined
}

export const noRows: DeskRows = { rows: [], stale: false, error: undefined }

/** The displayed name of a page; undefined if it doesn't exist here or the user may not open it. */
export type PageName = (page: SearchPage) => string | undefined

export const pageHit = (page: SearchPage, title: string): SearchHit => ({
  kind: 'page',
  key: `page ${page.id}`,
  title,
  page,
})

const ownNames: PageName = ({ title }) => title

/** Pages that match the typed text, by displayed name and by the backend's. */
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

/** All results in groups without empty ones: pages, files and contacts by title, then the desk's. */
export function foundGroups(
  found: Record<DeskKind, DeskRows> & { q: string; groups: readonly SearchGroup[] },
  nameOf: PageName = ownNames,
): FoundGroup[] {
  const { q, groups } = found
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
  const ofDesk = (kind: DeskKind): FoundGroup => ({
    kind: hitKinds[kind],
    hits: found[kind].rows,
    stale: found[kind].stale,
  })
  return [...groups.map(ofGroup), ...deskKinds.map(ofDesk)].filter(({ hits }) => hits.length > 0)
}
