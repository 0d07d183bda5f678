import { shallowEqual, useSelector } from '@xstate/react'
import { useId, useMemo, useRef } from 'react'
import type { InvoiceDraft, ItemDraft } from '../../../core/invoices/form/invoices.form.draft'
import type { Opened } from '../../../core/invoices/form/invoices.form.opening'
import { readDraft } from '../../../core/invoices/form/invoices.form.reading'
import { isUnsaved } from '../../../core/invoices/form/invoices.form.saving'
import type { Client, Invoice } from '../../../core/invoices/invoices.invoice'
import { invoiceTotals } from '../../../core/invoices/invoices.totals'
import { isUncertain } from '../../../core/kernel/sends'
import { useStaffName } from '../../orders/detail/use-staff'
import { useView } from '../../runtime/use-engine'
import { useOnChange } from '../../runtime/use-on-change'
import type { InvoiceLocation } from '../invoice-navigation'

type Fields = Omit<InvoiceDraft, 'items' | 'client' | 'payments' | 'shopId'>

export function useInvoiceForm(location: InvoiceLocation, onSaved: (invoice: Invoice, wasNew: boolean) => void) {
  const keys = useRef(0)
  const prefix = useId()
  const source = {
    salesperson: useStaffName(),
    ...(location.mode === 'edit'
      ? { id: location.id ?? 0 }
      : { copyOf: location.copyOf, orderNumber: location.orderNumber }),
  }
  const view = useView('invoices.form', source, JSON.stringify(location))
  const stage = useSelector(view, ({ value }) => value)
  const { opened, first, draft, asked, errors, error, theirs, saved } = useSelector(
    view,
    ({ context: { opened, first, draft, asked, errors, error, theirs, saved } }) => ({
      opened,
      first,
      draft,
      asked,
      errors,
      error,
      theirs,
      saved,
    }),
    shallowEqual,
  )
  const wasNew = location.mode !== 'edit'
  useOnChange(saved, (invoice) => onSaved(invoice, wasNew))
  return {
    stage,
    opened,
    draft,
    errors,
    error,
    theirs,
    isNew: opened?.base === undefined,
    isUncertain: isUncertain(asked),
    isMade: wasNew && opened?.base !== undefined,
    isDirty: useMemo(() => isUnsaved({ first, draft, asked }) && stage !== 'saved', [first, draft, asked, stage]),
    totals: useMemo(() => draft && sumsOf(draft), [draft]),
    // name and value come from the same field component
    set: <F extends keyof Fields>(name: F, value: Fields[F]) => view.send({ type: 'field.set', name, value } as never),
    setClient: (client: Client) => view.send({ type: 'client.set', client }),
    chooseShop: (id: number) => view.send({ type: 'shop.choose', id }),
    /** inserts a line below `position` and returns its key */
    addItem(position?: number) {
      keys.current += 1
      const key = `${prefix}${keys.current}`
      view.send({ type: 'item.add', key, ...(position !== undefined && { position }) })
      return key
    },
    setItem: (key: string, item: Partial<Omit<ItemDraft, 'key'>>) => view.send({ type: 'item.set', key, item }),
    removeItem: (key: string) => view.send({ type: 'item.remove', key }),
    save: () => view.send({ type: 'save' }),
    overwrite: () => view.send({ type: 'conflict.overwrite' }),
    takeTheirs: () => view.send({ type: 'conflict.yield' }),
    reload: () => view.send({ type: 'reload' }),
  }
}

type InvoiceFormState = ReturnType<typeof useInvoiceForm>

/** Totals of the form; its lines are indexed as in the form. */
function sumsOf(draft: InvoiceDraft) {
  const { invoice, places } = readDraft(draft)
  const totals = invoiceTotals(invoice)
  return { ...totals, lineOf: (position: number) => totals.lines[places.indexOf(position)] }
}

/** The form once its initial values have loaded. */
export type OpenForm = InvoiceFormState & { draft: InvoiceDraft; opened: Opened }
