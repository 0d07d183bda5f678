import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { type CustomerFormField, isChanged } from '../../../core/customers/edit/customers.edit.fields'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import { isUncertain } from '../../../core/kernel/sends'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export function useCustomerForm(
  customer: CustomerProfile | undefined,
  onSaved: (customer: CustomerProfile, wasChanged: boolean) => void,
) {
  const view = useView('customers.edit', customer && { customer }, customer?.key ?? '')
  const stage = useSelector(view, ({ value }) => value)
  const { base, draft, asked, errors, error, saved, theirs } = useSelector(
    view,
    ({ context: { base, draft, asked, errors, error, saved, theirs } }) => ({
      base,
      draft,
      asked,
      errors,
      error,
      saved,
      theirs,
    }),
    shallowEqual,
  )
  useOnChange(saved, (stored) => onSaved(stored, stored !== base))
  return {
    stage,
    base,
    draft,
    errors,
    error,
    theirs,
    isUncertain: isUncertain(asked),
    isMade: customer === undefined && base !== undefined,
    isDirty: useMemo(() => isChanged(base, draft) || isUncertain(asked), [base, draft, asked]) && stage !== 'saved',
    set: (name: CustomerFormField, value: string) => view.send({ type: 'field.set', name, value }),
    save: () => view.send({ type: 'save' }),
    overwrite: () => view.send({ type: 'conflict.overwrite' }),
    takeTheirs: () => view.send({ type: 'conflict.yield' }),
  }
}

export type CustomerEdit = ReturnType<typeof useCustomerForm>
