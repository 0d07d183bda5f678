import { shallowEqual, useSelector } from '@xstate/react'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import type { Letter } from '../../../core/invoices/invoices.update.contract'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'

export function usePayment(invoice: Invoice, onSaved: (invoice: Invoice) => void) {
  const view = useView('invoices.payment', { invoice }, String(invoice.id))
  const { draft, errors, error, isUnchanged, saved } = useSelector(
    view,
    ({ context: { draft, errors, error, isUnchanged, saved } }) => ({ draft, errors, error, isUnchanged, saved }),
    shallowEqual,
  )
  useOnChange(saved, onSaved)
  return {
    stage: useSelector(view, ({ value }) => value),
    draft,
    errors,
    error,
    isUnchanged,
    set: (change: Partial<typeof draft>) => view.send({ type: 'field.set', change }),
    save: () => view.send({ type: 'save' }),
  }
}

export function useLetter(invoice: Invoice, letter: Letter, onSaved: (invoice: Invoice) => void) {
  const view = useView('invoices.letter', { invoice, letter }, String(invoice.id))
  const { draft, errors, error, isUnchanged, isEarlier, saved } = useSelector(
    view,
    ({ context: { draft, errors, error, isUnchanged, isEarlier, saved } }) => ({
      draft,
      errors,
      error,
      isUnchanged,
      isEarlier,
      saved,
    }),
    shallowEqual,
  )
  useOnChange(saved, onSaved)
  return {
    stage: useSelector(view, ({ value }) => value),
    draft,
    errors,
    error,
    isUnchanged,
    isEarlier,
    set: (change: Partial<Letter>) => view.send({ type: 'field.set', change }),
    save: () => view.send({ type: 'save' }),
  }
}

export function useCancellation(invoice: Invoice, onSaved: (invoice: Invoice) => void) {
  const view = useView('invoices.cancel', { invoice }, String(invoice.id))
  const { draft, errors, error, isUnchanged, saved } = useSelector(
    view,
    ({ context: { draft, errors, error, isUnchanged, saved } }) => ({ draft, errors, error, isUnchanged, saved }),
    shallowEqual,
  )
  useOnChange(saved, onSaved)
  return {
    stage: useSelector(view, ({ value }) => value),
    draft,
    errors,
    error,
    isUnchanged,
    set: (change: Partial<typeof draft>) => view.send({ type: 'field.set', change }),
    save: () => view.send({ type: 'save' }),
  }
}
