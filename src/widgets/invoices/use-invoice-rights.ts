import { useMay } from '../runtime/use-may'

export function useInvoiceRights() {
  const may = useMay()
  return {
    canCreate: may('create', 'Invoice'),
    canWrite: may('write', 'Invoice'),
    canDelete: may('delete', 'Invoice'),
  }
}

export type InvoiceRights = ReturnType<typeof useInvoiceRights>
