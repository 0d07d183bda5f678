import type { Call } from '../kernel/endpoint'
import { invoicesCalls } from './invoices.contract'

/** The highest number in use; 0 where there is no invoice. */
export async function newestNumber(call: Call, signal: AbortSignal): Promise<number> {
  const query = { perPage: 1, page: 1, sortBy: 'id', sortDesc: true } as const
  const { invoices } = await call(invoicesCalls.list, { query }, { signal })
  return invoices[0]?.id ?? 0
}
