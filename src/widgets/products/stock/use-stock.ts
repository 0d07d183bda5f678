import { shallowEqual, useSelector } from '@xstate/react'
import { isUncertain } from '../../../core/kernel/sends'
import type { ShopProduct } from '../../../core/products/products.product'
import type { Stock } from '../../../core/products/products.stock'
import type { StockDraft } from '../../../core/products/stock/products.stock.fields'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

type Article = { id: number; stock: Stock | undefined; countReason: string; like: StockDraft | undefined }

/** `round`: another one makes a new form, also of the same article. */
export function useStockForm(
  article: Article,
  { round, onSaved }: { round: number; onSaved: (product: ShopProduct) => void },
) {
  const view = useView('products.stock', article, `${round} ${article.id}`)
  const stage = useSelector(view, ({ value }) => value)
  const { draft, opened, asked, errors, error, saved } = useSelector(
    view,
    ({ context: { draft, opened, asked, errors, error, saved } }) => ({ draft, opened, asked, errors, error, saved }),
    shallowEqual,
  )
  useOnChange(saved, onSaved)
  const uncertain = isUncertain(asked)
  return {
    stage,
    draft,
    errors,
    error,
    isUncertain: uncertain,
    isDirty: stage !== 'saved' && (uncertain || JSON.stringify(draft) !== JSON.stringify(opened)),
    // name and value come from the same field component
    set: <F extends keyof StockDraft>(name: F, value: StockDraft[F]) =>
      view.send({ type: 'field.set', name, value } as never),
    save: () => view.send({ type: 'save' }),
  }
}

export type StockForm = ReturnType<typeof useStockForm>

/** The latest changes by hand; undefined until they are loaded. */
export function useStockMoves(id: number) {
  const view = useView('products.moves', { key: id }, String(id))
  return {
    isFailed: useSelector(view, ({ value }) => value === 'failed'),
    moves: useSelector(view, ({ context }) => context.value),
    reload: () => view.send({ type: 'reload' }),
  }
}
