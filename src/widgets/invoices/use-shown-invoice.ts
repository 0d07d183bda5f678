import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { useEngine, useView } from '../root/use-engine'

/**
 * One invoice and where to pay; what an answer elsewhere says is shown at once. Without a number it is the newest.
 * `status`: `loading`, `ready`, `missing` or `failed`.
 */
export function useShownInvoice(id: number | undefined) {
  const { events$ } = useEngine()
  const view = useView('invoices.one', { key: id ?? 0 }, String(id))
  const status = useSelector(view, ({ value }) => value)
  const { value: shown, error } = useSelector(view, ({ context }) => context)
  useEffect(() => {
    const listening = events$.subscribe((event) => {
      if (event.type !== 'invoices.saved') return
      const { value } = view.getSnapshot().context
      const invoice = event.invoice as Invoice
      if (value?.invoice.id === invoice.id) view.send({ type: 'replace', value: { ...value, invoice } })
    })
    return () => listening.unsubscribe()
  }, [events$, view])
  return { status, shown, error, reload: () => view.send({ type: 'reload' }) }
}

export type ShownOne = ReturnType<typeof useShownInvoice>
