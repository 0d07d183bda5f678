import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { MoneyError, Satang } from '../../../core/kernel/money'
import type { ProductDraft } from '../../../core/products/edit/products.edit.fields'
import { isUnsaved } from '../../../core/products/edit/products.edit.saving'
import type { VariantPatch } from '../../../core/products/edit/products.edit.steps'
import type { ShopProduct } from '../../../core/products/products.product'
import { useContestedForm } from '../../form/use-contested-form'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

type Plain = Omit<ProductDraft, 'variants' | 'prices'>

type Opened = {
  id: number | 'new'
  /** why new pieces are in the shop */
  stockReason: string
}

export function useProductForm(opened: Opened, onSaved: (product: ShopProduct, isNew: boolean) => void) {
  const { id } = opened
  const view = useView('products.edit', opened, String(id))
  const { form, asked, saved } = useContestedForm(view)
  const { stage, base, draft } = form
  const unreadable = useSelector(view, ({ context }) => context.unreadable)
  useOnChange(saved, (product) => onSaved(product, id === 'new'))
  return {
    ...form,
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
    reload: () => view.send({ type: 'reload' }),
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
