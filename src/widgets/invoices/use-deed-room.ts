import { useState } from 'react'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { lazyPart } from '../../core/kernel/lazy-part'
import { usePressedPart } from '../lazy/use-pressed-part'

const deeds = lazyPart(
  () => import('./deeds/invoice-deeds'),
  (file) => file.InvoiceDeed,
)

export type Deed = { kind: 'send' | 'pay'; invoice: Invoice }

/** Sending and payments, whose code comes with the first of them. */
export function useDeedRoom() {
  const part = usePressedPart(deeds)
  const [deed, setDeed] = useState<Deed>()
  const enter = (kind: Deed['kind']) => async (invoice: Invoice) => {
    if (await part.enter()) setDeed({ kind, invoice })
  }
  return {
    Part: part.here,
    deed,
    send: enter('send'),
    pay: enter('pay'),
    close: () => setDeed(undefined),
  }
}
