import type { Call } from '../kernel/endpoint'
import { invoicesCalls } from './invoices.contract'
import { isCancelled } from './invoices.status'

/** Enough for an order's invoices, of which earlier ones may be cancelled. */
const mostOfOrder = 25

async function firstPage(call: Call, signal: AbortSignal, orderNumber?: string) {
  const query = {
    perPage: orderNumber ? mostOfOrder : 1,
    page: 1,
    sortBy: 'id',
    sortDesc: true,
    allData: false,
  } as const
  return call(invoicesCalls.list, { query: { ...query, ...(orderNumber && { orderNumber }) } }, { signal })
}

/** The highest number in use; 0 if there is no invoice. */
export async function newestNumber(call: Call, signal: AbortSignal): Promise<number> {
  const { invoices } = await firstPage(call, signal)
  return invoices[0]?.id ?? 0
}

/** The number of an order's newest invoice that isn't cancelled. A backend that ignores the filter returns all invoices, or other ones. */
async function newestOf(call: Call, signal: AbortSignal, orderNumber: string): Promise<number | undefined> {
  const { invoices, allData = [] } = await firstPage(call, signal, orderNumber)
  const made = [...invoices, ...allData].filter((each) => each.orderNumber === orderNumber && !isCancelled(each))
  return made.length > 0 ? Math.max(...made.map(({ id }) => id)) : undefined
}

/** The highest number in use, and the newest valid invoice of this order. */
export async function numbersInUse(call: Call, signal: AbortSignal, orderNumber: string | undefined) {
  const [newest, earlier] = await Promise.all([
    newestNumber(call, signal),
    orderNumber ? newestOf(call, signal, orderNumber) : undefined,
  ])
  return { newest, earlier }
}
