import type { Call } from '../kernel/endpoint'
import { invoicesCalls } from './invoices.contract'

async function firstPage(call: Call, signal: AbortSignal) {
  const query = { perPage: 1, page: 1, sortBy: 'id', sortDesc: true } as const
  return call(invoicesCalls.list, { query }, { signal })
}

/** The highest number in use; 0 if there is no invoice. */
export async function newestNumber(call: Call, signal: AbortSignal): Promise<number> {
  const { invoices } = await firstPage(call, signal)
  return invoices[0]?.id ?? 0
}

/** The highest number in use, and the newest invoice of this order. */
export async function numbersInUse(call: Call, signal: AbortSignal, orderNumber: string | undefined) {
  const { invoices, allData } = await firstPage(call, signal)
  const made = orderNumber ? allData.filter((each) => each.orderNumber === orderNumber) : []
  return {
    newest: invoices[0]?.id ?? 0,
    earlier: made.length > 0 ? Math.max(...made.map(({ id }) => id)) : undefined,
  }
}
