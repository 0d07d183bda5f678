import { useState } from 'react'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { lazyPart } from '../../core/kernel/lazy-part'
import { usePressedPart } from '../lazy/use-pressed-part'

const actions = lazyPart(
  () => import('./actions/invoice-actions'),
  (file) => file.InvoiceAction,
)

export type Action = { kind: 'send' | 'pay' | 'cancel'; invoice: Invoice }

export function useActionPart() {
  const part = usePressedPart(actions)
  const [action, setAction] = useState<Action>()
  const enter = (kind: Action['kind']) => async (invoice: Invoice) => {
    if (await part.enter()) setAction({ kind, invoice })
  }
  return {
    Part: part.here,
    action,
    send: enter('send'),
    pay: enter('pay'),
    cancel: enter('cancel'),
    close: () => setAction(undefined),
  }
}
