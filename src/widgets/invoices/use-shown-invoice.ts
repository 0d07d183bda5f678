import { useSelector } from '@xstate/react'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { useView } from '../root/use-engine'
import { useHeard } from '../root/use-heard'

/**
 * One invoice and where to pay; what an answer elsewhere says is shown at once. Without a number it is the newest.
 * `status`: `loading`, `ready`, `missing` or `failed`.
 */
export function useShownInvoice(id: number | undefined) {
  const view = useView('invoices.one', { key: id ?? 0 }, String(id))
  const status = useSelector(view, ({ value }) => value)
  const { value: shown, error } = useSelector(view, ({ context }) => context)
  useHeard('invoices.saved', (event) => {
    const { value } = view.getSnapshot().context
    const invoice = event.invoice as Invoice
    if (value?.invoice.id === invoice.id) view.send({ type: 'replace', value: { ...value, invoice } })
  })
  return { status, shown, error, reload: () => view.send({ type: 'reload' }) }
}

export type ShownOne = ReturnType<typeof useShownInvoice>
