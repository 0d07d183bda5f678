import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { MoneyError, Satang } from '../../../core/kernel/money'
import { isUncertain } from '../../../core/kernel/sends'
import type { ProductDraft } from '../../../core/products/edit/products.edit.fields'
import { isUnsaved } from '../../../core/products/edit/products.edit.saving'
import type { VariantPatch } from '../../../core/products/edit/products.edit.steps'
import type { ShopProduct } from '../../../core/products/products.product'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

type Plain = Omit<ProductDraft, 'variants' | 'prices'>

export function useProductForm(id: number | 'new', onSaved: (product: ShopProduct, isNew: boolean) => void) {
  const view = useView('products.edit', { id }, String(id))
  const stage = useSelector(view, ({ value }) => value)
  const { base, draft, unreadable, asked, errors, error, theirs, saved } = useSelector(
    view,
    ({ context: { base, draft, unreadable, asked, errors, error, theirs, saved } }) => ({
      base,
      draft,
      unreadable,
      asked,
      errors,
      error,
      theirs,
      saved,
    }),
    shallowEqual,
  )
  useOnChange(saved, (product) => onSaved(product, id === 'new'))
  return {
    stage,
    base,
    draft,
    errors,
    error,
    theirs,
    isUncertain: isUncertain(asked),
    isMade: id === 'new' && base !== undefined,
    isDirty:
      useMemo(() => isUnsaved({ base, draft, unreadable, asked }), [base, draft, unreadable, asked]) &&
      stage !== 'saved',
    // name and value come from the same field component
    set: <F extends keyof Plain>(name: F, value: Plain[F]) => view.send({ type: 'field.set', name, value } as never),
    setShopPrice: (shopId: number, price: Satang | null) => view.send({ type: 'shopPrice.set', shopId, price }),
    addVariant: () => view.send({ type: 'variant.add' }),
    changeVariant: (key: string, patch: VariantPatch) => view.send({ type: 'variant.change', key, patch }),
    removeVariant: (key: string) => view.send({ type: 'variant.remove', key }),
    refuse: (name: string, code: MoneyError | null) => view.send({ type: 'amount.refuse', name, code }),
    save: () => view.send({ type: 'save' }),
    overwrite: () => view.send({ type: 'conflict.overwrite' }),
    takeTheirs: () => view.send({ type: 'conflict.yield' }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
