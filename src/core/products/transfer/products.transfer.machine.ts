import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import { currentRecord, type RaanError, takeError, toRaanError } from '../../kernel/errors'
import { outcomeOf } from '../../kernel/outcome'
import { readPerPage } from '../../kernel/paging'
import type { Ports } from '../../kernel/ports'
import { createResourceMachine } from '../../kernel/resource-machine'
import { shopsCalls } from '../../shops/shops.contract'
import { changesOf, newProductOf } from '../edit/products.edit.fields'
import { productsCalls } from '../products.contract'
import type { ShopProduct } from '../products.product'
import { plainName } from '../products.search'
import { stockCalls } from '../products.stock.contract'
import { productUpdateCalls } from '../products.update.contract'
import { type PlannedProduct, planImport } from './products.plan'
import type { PlannedStock } from './products.plan.stock'
import { readSheet, type SheetProblem, type SheetRow } from './products.read-sheet'
import type { NamedShop } from './products.sheet'

export type TransferInput = Pick<Ports, 'call' | 'newId'> & {
  /** the user may see what products cost the shop */
  knowsCost: boolean
  /** why the stock changes, for its list of changes */
  reason: string
}

/** A product and its stock, each with the key of its request. */
type Keyed = Omit<PlannedProduct, 'stocks'> & { key: string; stocks: readonly (PlannedStock & { key: string })[] }

type Context = TransferInput & {
  /** why the file can't be read */
  problem: SheetProblem | undefined
  text: string
  plan: readonly Keyed[]
  /** what is imported, and how far it is */
  queue: readonly Keyed[]
  at: number
  failures: readonly { line: number; name: string; error: RaanError }[]
  /** why loading products failed, or why the import paused */
  error: RaanError | undefined
}

type Events =
  | { type: 'file.take'; text: string }
  | { type: 'import.start' }
  /** after a lost connection; also loads products again */
  | { type: 'resume' }
  | { type: 'reset' }

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

const next = ({ at }: Context) => ({ at: at + 1 })
const fail = ({ at, queue, failures }: Context, { error }: { error: unknown }) => {
  const { line = 0, name = '' } = queue[at] ?? {}
  return { at: at + 1, failures: [...failures, { line, name, error: toRaanError(error) }] }
}

/** Imports a spreadsheet of products: reads it, says what it would do, and does it product by product. */
export const productTransferMachine = setup({
  types: {
    input: {} as TransferInput,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as Emitted,
  },
  actors: {
    plan: fromPromise<readonly Keyed[] | SheetProblem, Pick<Context, 'call' | 'newId' | 'knowsCost' | 'text'>>(
      async ({ input: { call, newId, knowsCost, text }, signal }) => {
        const read = readSheet(text)
        if ('problem' in read) return read.problem
        const shops = await shopsFor(call, read.rows, signal)
        const plan = planImport(read.rows, { existing: await allProducts(call, signal), shops, knowsCost })
        return plan.map((each) => ({
          ...each,
          key: newId(),
          stocks: each.stocks.map((stock) => ({ ...stock, key: newId() })),
        }))
      },
    ),
    store: fromPromise<void, { call: Call; planned: Keyed | undefined; reason: string }>(
      async ({ input: { call, planned, reason }, signal }) => {
        if (planned) await store(call, planned, reason, signal)
      },
    ),
  },
}).createMachine({
  id: 'product-transfer',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    problem: undefined,
    text: '',
    plan: [],
    queue: [],
    at: 0,
    failures: [],
    error: undefined,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'file.take': {
          target: 'planning',
          actions: assign(({ event: { text } }) => ({ text, problem: undefined, error: undefined })),
        },
      },
    },
    planning: {
      invoke: {
        src: 'plan',
        input: ({ context: { call, newId, knowsCost, text } }) => ({ call, newId, knowsCost, text }),
        onDone: [
          {
            guard: ({ event }) => typeof event.output === 'string',
            target: 'idle',
            actions: assign(({ event: { output } }) => (typeof output === 'string' ? { problem: output } : {})),
          },
          {
            target: 'planned',
            actions: assign(({ event: { output } }) => (typeof output === 'string' ? {} : { plan: output })),
          },
        ],
        onError: { target: 'unplanned', actions: assignFrom(takeError) },
      },
    },
    unplanned: { on: { resume: 'planning', reset: 'idle' } },
    planned: {
      on: {
        reset: 'idle',
        'import.start': {
          target: 'running',
          actions: assign(({ context: { plan } }) => ({
            queue: plan.filter(({ kind, errors }) => kind !== 'same' && Object.keys(errors).length === 0),
            at: 0,
            failures: [],
            error: undefined,
          })),
        },
      },
    },
    running: {
      always: { guard: ({ context: { at, queue } }) => at >= queue.length, target: 'done' },
      invoke: {
        src: 'store',
        input: ({ context: { call, queue, at, reason } }) => ({ call, planned: queue[at], reason }),
        onDone: { target: 'running', reenter: true, actions: assignFrom(next) },
        onError: [
          {
            // whether it was stored is open: it is sent again under its key
            guard: ({ event }) => outcomeOf(toRaanError(event.error)) === 'unknown',
            target: 'paused',
            actions: assignFrom(takeError),
          },
          { target: 'running', reenter: true, actions: assignFrom(fail) },
        ],
      },
    },
    paused: { on: { resume: { target: 'running', actions: assign({ error: undefined }) } } },
    done: {
      entry: emit(({ context: { queue, failures } }) => ({
        type: 'products.imported' as const,
        count: queue.length - failures.length,
      })),
    },
  },
})
