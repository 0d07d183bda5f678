import type { EventsByName } from '../../kernel/engine-events'
import type { FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { setField } from '../../kernel/form-steps'
import { type KeyedRequest, newKeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { createResourceMachine } from '../../kernel/resource-machine'
import { isUncertain, noSends, type Sends } from '../../kernel/sends'
import type { ShopProduct } from '../products.product'
import type { Stock } from '../products.stock'
import { type StockChange, type StockMove, stockCalls } from '../products.stock.contract'
import { changeOf, reasonOf, type StockDraft, stockErrors } from './products.stock.fields'

export type StockFormInput = Pick<Ports, 'call' | 'newId'> & {
  /** a product without variants, or a variant */
  id: number
  /** undefined = not counted */
  stock: Stock | undefined
  /** the reason of a count, until another one is typed */
  countReason?: string
  /** what the form starts with, when one article after the other is changed; default: a count */
  like?: Pick<StockDraft, 'kind' | 'reason'> | undefined
}

type Context = Omit<Required<StockFormInput>, 'newId' | 'like'> &
  FormContext<ShopProduct> & {
    draft: StockDraft
    opened: StockDraft
    /** the form's requests until the change is made */
    asked: KeyedRequest & Sends<StockChange>
  }

export type StockFormEvent = FieldSet<StockDraft> | { type: 'save' }

type StockFormEmitted = { type: 'products.stockChanged'; id: number } | { type: 'products.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Extract<StockFormEmitted, { type: 'products.stockChanged' }>> {}
}

/** The stock of one product or variant being changed by hand. While it is open whether it was, it stays as it was sent. */
export const stockFormMachine = createFormMachine<{
  input: StockFormInput
  context: Context
  event: StockFormEvent
  answer: ShopProduct
  emitted: StockFormEmitted
}>({
  id: 'stock-form',
  record: 'stock',
  begin: ({ call, newId, id, stock, countReason = '', like = { kind: 'count', reason: countReason } }) => {
    const draft: StockDraft = { ...like, pieces: '', lowAt: stock ? String(stock.lowAt) : '' }
    return { call, id, stock, countReason, draft, opened: draft, asked: { ...newKeyedRequest(newId), ...noSends } }
  },
  edits: {
    'field.set': (context, to) => {
      if (isUncertain(context.asked)) return {}
      const { draft, countReason } = context
      const edited = setField(context, to)
      if (to.name !== 'kind') return edited
      return { ...edited, draft: { ...edited.draft, reason: reasonOf(draft.reason, edited.draft.kind, countReason) } }
    },
  },
  refused: 'products.editRefused',
  isUnsaved: ({ draft, opened, asked }) => JSON.stringify(draft) !== JSON.stringify(opened) || isUncertain(asked),
  errorsOf: ({ draft }) => stockErrors(draft),
  changeOf: ({ id, draft }) => changeOf(id, draft),
  async save({ call, id, draft, asked }, signal) {
    const body = { stock: changeOf(id, draft) }
    return (await call(stockCalls.change, { body }, { signal, key: asked.key })).product
  },
  announce: ({ id }) => ({ type: 'products.stockChanged', id }),
})

/** The latest changes of one stock by hand. */
export const stockMovesMachine = createResourceMachine<readonly StockMove[]>({
  id: 'stock-moves',
  async load({ call, key, signal }) {
    return (await call(stockCalls.moves, { params: { id: Number(key) } }, { signal })).moves
  },
})
