import { useMemo } from 'react'
import { type CustomerFormField, isChanged } from '../../../core/customers/edit/customers.edit.fields'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import { useContestedForm } from '../../form/use-contested-form'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export function useCustomerForm(
  customer: CustomerProfile | undefined,
  onSaved: (customer: CustomerProfile, wasChanged: boolean) => void,
) {
  const view = useView('customers.edit', customer && { customer }, customer?.key ?? '')
  const { form, saved } = useContestedForm(view)
  const { stage, base, draft } = form
  useOnChange(saved, (stored) => onSaved(stored, stored !== base))
  return {
    ...form,
    isMade: customer === undefined && base !== undefined,
    isDirty:
      useMemo(() => isChanged(base, draft) || form.isUncertain, [base, draft, form.isUncertain]) && stage !== 'saved',
    set: (name: CustomerFormField, value: string) => view.send({ type: 'field.set', name, value }),
  }
}

export type CustomerEdit = ReturnType<typeof useCustomerForm>
