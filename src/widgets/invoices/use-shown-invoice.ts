import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'

/** Applies changes made elsewhere immediately. Without an id it is the latest invoice. */
export function useShownInvoice(id: number | undefined) {
  const view = useView('invoices.one', { key: id ?? 0 }, String(id))
  const status = useSelector(view, ({ value }) => value)
  const shown = useSelector(view, ({ context }) => context.value)
  const error = useSelector(view, ({ context }) => context.error)
  useEngineEvent('invoices.saved', ({ invoice }) => {
    const { value } = view.getSnapshot().context
    if (value?.invoice.id === invoice.id) view.send({ type: 'replace', value: { ...value, invoice } })
  })
  return { status, shown, error, reload: () => view.send({ type: 'reload' }) }
}

export type ShownOne = ReturnType<typeof useShownInvoice>
