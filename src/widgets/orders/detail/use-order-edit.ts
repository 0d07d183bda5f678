import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { MoneyError } from '../../../core/kernel/money'
import { isUncertain } from '../../../core/kernel/sends'
import { conflictsOf, type Side, theirChanges } from '../../../core/orders/edit/orders.edit.conflicts'
import { type EditDraft, type EditField, totalsOf } from '../../../core/orders/edit/orders.edit.fields'
import { isDirty } from '../../../core/orders/edit/orders.edit.saving'
import type { SlipDraft } from '../../../core/orders/edit/orders.edit.slip.fields'
import type { LinePatch } from '../../../core/orders/edit/orders.edit.steps'
import type { Order } from '../../../core/orders/orders.contract'
import type { SlipCode } from '../../../core/orders/slip/orders.slip-code'
import { useApp, useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export function useOrderEdit(order: Order, onSaved: (saved: Order, wasChanged: boolean) => void) {
  const desk = useApp('orders')
  const edit = useView('orders.edit', { order, desk }, order.OrderNumber)
  const stage = useSelector(edit, ({ value }) => value)
  const { base, draft, errors, error, theirs, picks, saved, isMade, unsaved, uncertain } = useSelector(
    edit,
    ({ context }) => {
      const { base, draft, errors, error, theirs, picks, saved, isMade, asked } = context
      const unsaved = isDirty(context)
      const uncertain = isUncertain(asked)
      return { base, draft, errors, error, theirs, picks, saved, isMade, unsaved, uncertain }
    },
    shallowEqual,
  )
  // also the other version, if the user kept nothing of their own
  const [opened] = useState(base)
  useOnChange(saved, (stored) => onSaved(stored, isMade || stored !== opened))
  return {
    stage,
    base,
    draft,
    errors,
    error,
    theirs,
    picks,
    isUncertain: uncertain,
    isDirty: unsaved && stage !== 'saved',
    totals: useMemo(() => totalsOf(draft), [draft]),
    conflicts: theirs ? conflictsOf(base, draft, theirs) : [],
    changedThere: theirs ? theirChanges(base, draft, theirs) : [],
    // name and value come from the same field component
    set: <F extends EditField>(name: F, value: EditDraft[F]) => edit.send({ type: 'field.set', name, value } as never),
    refuse: (name: string, code: MoneyError | null) => edit.send({ type: 'amount.refuse', name, code }),
    changeLine: (uq: string, patch: LinePatch) => edit.send({ type: 'line.change', uq, patch }),
    removeLine: (uq: string) => edit.send({ type: 'line.remove', uq }),
    addLine: () => edit.send({ type: 'line.add' }),
    save: () => edit.send({ type: 'save' }),
    pick: (side: Side, name?: EditField) => edit.send({ type: 'conflict.pick', side, ...(name && { name }) }),
    settle: () => edit.send({ type: 'conflict.settle' }),
    back: () => edit.send({ type: 'conflict.leave' }),
  }
}

export type OpenEdit = ReturnType<typeof useOrderEdit>

/** `settled` means that someone else recorded the payment first. */
export function useOrderSlip(order: Order, checkedBy: string, onSaved: () => void) {
  const desk = useApp('orders')
  const slip = useView('orders.edit.slip', { order, checkedBy, desk }, order.OrderNumber)
  const stage = useSelector(slip, ({ value }) => value)
  const shown = useSelector(
    slip,
    ({ context: { order, draft, errors, error, usedFor, isAccepted } }) => ({
      order,
      draft,
      errors,
      error,
      usedFor,
      isAccepted,
    }),
    shallowEqual,
  )
  useOnChange(stage === 'saved', onSaved)
  return {
    stage,
    ...shown,
    // name and value come from the same field component
    set: <F extends keyof SlipDraft>(name: F, value: SlipDraft[F]) =>
      slip.send({ type: 'field.set', name, value } as never),
    refuse: (code: MoneyError | null) => slip.send({ type: 'amount.refuse', code }),
    take: (code: SlipCode) => slip.send({ type: 'code.take', code }),
    accept: (isAccepted: boolean) => slip.send({ type: 'use.accept', isAccepted }),
    save: () => slip.send({ type: 'save' }),
  }
}
