import type { TextTable } from '../../kernel/csv'
import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import { currentRecord, type RaanError, toRaanError } from '../../kernel/errors'
import { readPerPage } from '../../kernel/paging'
import type { Ports } from '../../kernel/ports'
import { createResourceMachine } from '../../kernel/resource-machine'
import { createTransferMachine } from '../../kernel/transfer-machine'
import { shopsCalls } from '../../shops/shops.contract'
import { changesOf, newProductOf } from '../edit/products.edit.fields'
import { productsCalls } from '../products.contract'
import type { ShopProduct } from '../products.product'
import { plainName } from '../products.search'
import { stockCalls } from '../products.stock.contract'
import { productUpdateCalls } from '../products.update.contract'
import { type PlannedProduct, planImport } from './products.plan'
import type { PlannedStock } from './products.plan.stock'
import { fitOfProducts, readSheet, type SheetProblem, type SheetRow, tableOf } from './products.read-sheet'
import type { NamedShop } from './products.sheet'

export type TransferInput = Pick<Ports, 'call' | 'newId'> & {
  /** the user may see what products cost the shop */
  knowsCost: boolean
  /** why the stock changes, for its list of changes */
  reason: string
}

/** A product and its stock, each with the key of its request. */
type Keyed = Omit<PlannedProduct, 'stocks'> & { key: string; stocks: readonly (PlannedStock & { key: string })[] }

/** What a file will do, the headings of columns that aren't imported, and the file. */
type Plan = { readonly products: readonly Keyed[]; readonly left: readonly string[]; readonly table: TextTable }

type Emitted = { type: 'products.imported'; count: number }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Emitted> {}
}

/** All products, those no longer sold last. */
async function allProducts(call: Call, signal: AbortSignal): Promise<ShopProduct[]> {
  const found = new Map<number, ShopProduct>()
  for (const show of [undefined, 'archived'] as const)
    for (let page = 1; ; page++) {
      const query = { page, perPage: readPerPage, ...(show && { show }) }
      const { products, total } = await call(productsCalls.list, { query }, { signal })
      for (const product of products) found.set(product.id, product)
      if (products.length < readPerPage || page * readPerPage >= total) break
    }
  return [...found.values()]
}

/** All products, for a file. */
export const allProductsMachine = createResourceMachine<readonly ShopProduct[], 'all'>({
  id: 'all-products',
  load: ({ call, signal }) => allProducts(call, signal),
})

/** The shops, if the file names any; none for those who may not see them. */
async function shopsFor(call: Call, rows: readonly SheetRow[], signal: AbortSignal): Promise<readonly NamedShop[]> {
  if (rows.every(({ shops }) => shops === undefined)) return []
  try {
    return (await call(shopsCalls.list, {}, { signal })).shops
  } catch (error) {
    if (toRaanError(error).code === 'forbidden') return []
    throw error
  }
}

/** Stores one product. A conflict with a stored product that is as planned is an earlier request of ours. */
async function storeProduct(call: Call, { base, draft, key }: Keyed, signal: AbortSignal): Promise<ShopProduct> {
  if (!base) {
    const body = { product: newProductOf(draft) }
    return (await call(productUpdateCalls.add, { body }, { signal, key })).product
  }
  const changes = changesOf(base, draft)
  if (Object.keys(changes).length === 0) return base
  const { id, version } = base
  const body = { product: { ...changes, id, ...(version !== undefined && { version }) } }
  try {
    return (await call(productUpdateCalls.update, { body }, { signal })).product
  } catch (thrown) {
    const error = toRaanError(thrown)
    const current = error.code === 'conflict' ? currentRecord<ShopProduct>(error, 'product') : undefined
    if (!current || Object.keys(changesOf(current, draft)).length > 0) throw error
    return current
  }
}

/** Stores one product, and then its stock: a new variant has its number only now. */
async function store(call: Call, planned: Keyed, reason: string, signal: AbortSignal): Promise<void> {
  const product = await storeProduct(call, planned, signal)
  for (const { variant, to, lowAt, key } of planned.stocks) {
    const article =
      variant === '' ? product : product.variants.find(({ name }) => plainName(name) === plainName(variant))
    if (!article) continue
    const counted =
      to === undefined ? ({ kind: 'change', pieces: 0 } as const) : ({ kind: 'count', pieces: to } as const)
    const stock = { id: article.id, ...counted, ...(lowAt !== undefined && { lowAt }), reason }
    await call(stockCalls.change, { body: { stock } }, { signal, key })
  }
}

type Failure = { line: number; name: string; error: RaanError }

/** Imports a spreadsheet of products, product by product. */
export const productTransferMachine = createTransferMachine<TransferInput, Plan, Keyed, Failure, SheetProblem, Emitted>(
  {
    id: 'product-transfer',
    fitOf: fitOfProducts,
    noPlan: { products: [], left: [], table: { rows: [], head: -1 } },
    async plan({ call, newId, knowsCost }, text, signal) {
      const read = readSheet(text)
      if ('problem' in read) return read
      const shops = await shopsFor(call, read.rows, signal)
      const plan = planImport(read.rows, { existing: await allProducts(call, signal), shops, knowsCost })
      const products = plan.map((each) => ({
        ...each,
        key: newId(),
        stocks: each.stocks.map((stock) => ({ ...stock, key: newId() })),
      }))
      return { plan: { products, left: read.left, table: tableOf(text) } }
    },
    jobsOf: ({ products }, _, onlyNew) =>
      products.filter(
        ({ kind, errors }) => (onlyNew ? kind === 'new' : kind !== 'same') && Object.keys(errors).length === 0,
      ),
    sizeOf: () => 1,
    async store({ call, reason }, planned, signal) {
      await store(call, planned, reason, signal)
      return []
    },
    failuresOf: ({ line, name }, error) => [{ line, name, error }],
    announce: (count) => ({ type: 'products.imported', count }),
  },
)
