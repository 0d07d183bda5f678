import { useState } from 'react'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { chunkOf } from '../root/use-chunk'
import { useLostPart } from './use-lost-part'

const deeds = chunkOf(() => import('./deeds/invoice-deeds'))

export type Deed = { kind: 'send' | 'pay'; invoice: Invoice }

/** Sending and payments, whose code comes with the first of them. */
export function useDeedRoom() {
  const tellLost = useLostPart()
  const [deed, setDeed] = useState<Deed>()
  const enter = (kind: Deed['kind']) => async (invoice: Invoice) => {
    try {
      await deeds.load()
      setDeed({ kind, invoice })
    } catch {
      tellLost()
    }
  }
  return {
    Part: deeds.here?.InvoiceDeed,
    deed,
    send: enter('send'),
    pay: enter('pay'),
    close: () => setDeed(undefined),
  }
}
