import { bangkokDay } from '../../kernel/clock'
import type { Ports } from '../../kernel/ports'
import { dayMs } from '../../kernel/timings'
import { type Order, ordersCalls } from '../../orders/orders.contract'
import { type Shop, shopsCalls } from '../../shops/shops.contract'
import { invoicesCalls } from '../invoices.contract'
import type { Client, Invoice } from '../invoices.invoice'
import { numbersInUse } from '../invoices.newest'
import { isCancelled } from '../invoices.status'
import { draftOf, emptyItem, type InvoiceDraft, noClient } from './invoices.form.draft'
import { daysAfter, invoiceOf, vatOf } from './invoices.form.order'

/** What to open: a stored invoice, a copy of one, one made from an order, or an empty one for a shop. */
export type InvoiceSource = {
  /** 0 is the newest */
  id?: number | undefined
  copyOf?: number | undefined
  orderNumber?: string | undefined
  /** for an empty one; default: chosen last on this device; 0 = the only shop */
  shopId?: number | undefined
  /** who writes it */
  salesperson?: string | undefined
}

export type Opened = {
  base: Invoice | undefined
  draft: InvoiceDraft
  /** its number; for a new one, the next free one for now */
  number: number
  /** an earlier invoice of the same order */
  earlier: number | undefined
  clients: readonly Client[]
  shops: readonly Shop[]
}

type Asking = Pick<Ports, 'call' | 'clock' | 'newId'> & { source: InvoiceSource; signal: AbortSignal }

/** Days until a new invoice is due. */
const daysToPay = 30

const storedOne = async ({ call, signal }: Asking, id: number): Promise<Invoice> =>
  (await call(invoicesCalls.one, { params: { id } }, { signal })).invoice

const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs))

/** The order of a copy: only one of a cancelled invoice takes its place. */
const orderOfCopy = (invoice: Invoice): string => (isCancelled(invoice) ? invoice.orderNumber : '')

/** The same items for the same client, dated today, without payments. */
function copied(invoice: Invoice, today: string, newKey: () => string): InvoiceDraft {
  const dueDate = daysAfter(today, daysBetween(invoice.issuedDate, invoice.dueDate))
  return { ...draftOf(invoice, newKey), issuedDate: today, dueDate, payments: [], orderNumber: orderOfCopy(invoice) }
}

const orderOf = async ({ call, signal }: Asking, OrderNumber: string): Promise<Order> =>
  (await call(ordersCalls.one, { params: { OrderNumber } }, { signal })).order

function draftOfOrder({ newId }: Asking, order: Order, shops: readonly Shop[], today: string) {
  const shop = shops.find(({ id }) => id === order.shopId)
  const made = invoiceOf(order, shop, today)
  const stored = { ...made, id: 0, total: order.total, balance: order.total, avatar: null, invoiceStatus: 'Draft' }
  return draftOf(stored, newId)
}

function emptyDraft(shops: readonly Shop[], shopId: number, today: string, newKey: () => string): InvoiceDraft {
  const shop = shops.find(({ id }) => id === shopId) ?? (shops.length === 1 ? shops[0] : undefined)
  return {
    issuedDate: today,
    dueDate: daysAfter(today, daysToPay),
    client: noClient,
    service: '',
    shopId: shop?.id ?? 0,
    branch: '',
    items: [emptyItem(newKey())],
    discount: '',
    ...vatOf(shop),
    payments: [],
    salesperson: '',
    note: '',
    orderNumber: '',
  }
}

/** Loads everything a form needs; rejects with a RaanError, 404 if the source no longer exists. */
export async function openInvoice(asking: Asking): Promise<Opened> {
  const { call, clock, newId, source, signal } = asking
  const today = bangkokDay(clock.now())
  const isNew = source.id === undefined
  const copy = isNew && source.copyOf ? await storedOne(asking, source.copyOf) : undefined
  const orderNumber = copy ? orderOfCopy(copy) : source.orderNumber
  const [clients, { shops }, wanted, order, { newest, earlier }] = await Promise.all([
    call(invoicesCalls.clients, {}, { signal }),
    call(shopsCalls.list, {}, { signal }),
    source.id ? storedOne(asking, source.id) : undefined,
    isNew && !copy && source.orderNumber ? orderOf(asking, source.orderNumber) : undefined,
    source.id ? { newest: 0, earlier: undefined } : numbersInUse(call, signal, isNew ? orderNumber : undefined),
  ])
  const base = isNew ? undefined : (wanted ?? (await storedOne(asking, newest)))
  const known = { base, number: base?.id ?? newest + 1, earlier, clients, shops }
  if (base) return { ...known, draft: draftOf(base, newId) }
  const draft = copy
    ? copied(copy, today, newId)
    : order
      ? draftOfOrder(asking, order, shops, today)
      : emptyDraft(shops, source.shopId ?? 0, today, newId)
  return { ...known, draft: { ...draft, salesperson: draft.salesperson || (source.salesperson ?? '') } }
}
