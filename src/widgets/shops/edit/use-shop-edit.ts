import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { type MoneyError, satang } from '../../../core/kernel/money'
import { codFee } from '../../../core/order/order.totals'
import {
  type AccountDraft,
  isChanged,
  ruleOf,
  type ShopAmount,
  type ShopDraft,
  shopOf,
} from '../../../core/shops/edit/shops.edit.fields'
import type { BankAccount, Shop } from '../../../core/shops/shops.contract'
import { createPromptPay, promptPayError } from '../../../core/shops/shops.promptpay'
import { useContestedForm } from '../../form/use-contested-form'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

/** Order total used to illustrate the fee. */
export const exampleTotal = satang(50_000)

const nextKey = (accounts: readonly AccountDraft[]): string =>
  String(1 + Math.max(-1, ...accounts.map(({ key }) => Number(key))))

export function useShopEdit(shop: Shop, onSaved: (wasChanged: boolean) => void) {
  const view = useView('shops.edit', { shop }, String(shop.id))
  const { form, saved } = useContestedForm(view)
  const { stage, base, draft } = form
  const unreadable = useSelector(view, ({ context }) => context.unreadable)
  useOnChange(saved, (stored) => onSaved(stored !== base))
  const rule = ruleOf(draft, unreadable)
  const target = shopOf(base, draft).PromptPayId
  return {
    ...form,
    isDirty:
      useMemo(
        () => isChanged(base, draft, unreadable) || form.isUncertain,
        [base, draft, form.isUncertain, unreadable],
      ) && stage !== 'saved',
    /** the fee for an order of `exampleTotal` */
    exampleFee: rule && codFee(rule, exampleTotal),
    /** content of the QR code that pays the shop */
    promptPay: useMemo(() => (promptPayError({ target }) ? undefined : createPromptPay({ target })), [target]),
    // name and value come from the same field component
    set: <F extends keyof ShopDraft>(name: F, value: ShopDraft[F]) =>
      view.send({ type: 'field.set', name, value } as never),
    refuse: (name: ShopAmount, code: MoneyError | null) => view.send({ type: 'amount.refuse', name, code }),
    addAccount: () =>
      view.send({
        type: 'field.set',
        name: 'accounts',
        value: [...draft.accounts, { key: nextKey(draft.accounts), Bank: '', Number: '', Holder: '' }],
      }),
    changeAccount: (key: string, patch: Partial<BankAccount>) =>
      view.send({
        type: 'field.set',
        name: 'accounts',
        value: draft.accounts.map((each) => (each.key === key ? { ...each, ...patch } : each)),
      }),
    removeAccount: (key: string) =>
      view.send({ type: 'field.set', name: 'accounts', value: draft.accounts.filter((each) => each.key !== key) }),
  }
}

export type ShopEdit = ReturnType<typeof useShopEdit>
