import { shallowEqual, useSelector } from '@xstate/react'
import type { MoneyError } from '../../../core/kernel/money'
import type { SlipDraft } from '../../../core/orders/edit/orders.edit.slip.fields'
import type { Order } from '../../../core/orders/orders.contract'
import { useApp, useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

/** The slip of one order being noted down. `stage` is `editing`, `saving`, `saved` or, when somebody else was quicker, `settled`. */
export function useOrderSlip(order: Order, checkedBy: string, onSaved: () => void) {
  const desk = useApp('orders')
  const slip = useView('orders.edit.slip', { order, checkedBy, desk }, order.OrderNumber)
  const stage = useSelector(slip, ({ value }) => value)
  const shown = useSelector(
    slip,
    ({ context }) => ({ order: context.order, draft: context.draft, errors: context.errors, error: context.error }),
    shallowEqual,
  )
  useOnChange(stage === 'saved', onSaved)
  return {
    stage,
    ...shown,
    // the field's name and its value come from the same part
    set: <F extends keyof SlipDraft>(name: F, value: SlipDraft[F]) =>
      slip.send({ type: 'field.set', name, value } as never),
    refuse: (code: MoneyError | null) => slip.send({ type: 'amount.refuse', code }),
    save: () => slip.send({ type: 'save' }),
  }
}
