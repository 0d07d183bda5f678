import { useMay } from '../runtime/use-may'

/** What the signed-in user may do with invoices. */
export function useInvoiceRights() {
  const may = useMay()
  return {
    canCreate: may('create', 'Invoice'),
    canWrite: may('write', 'Invoice'),
    canDelete: may('delete', 'Invoice'),
  }
}

export type InvoiceRights = ReturnType<typeof useInvoiceRights>
