import { isPayable } from '../../core/invoices/invoices.payable'
import type { Letter } from '../../core/invoices/invoices.update.contract'
import { outboxTable, queueMails, type Seller } from '../email/email.outbox'
import { senderOf } from '../email/email.sender'
import type { Bearer } from '../rights'
import { shopsTable } from '../shops/shops.table'
import type { Tx } from '../store'
import { answered } from './invoices.list'
import { paymentDetailsTable, type StoredInvoice } from './invoices.table'

/** Whether the invoice says where to pay, by its order as it is now. */
export function isPayableNow(tx: Tx, { orderNumber }: Pick<StoredInvoice, 'orderNumber'>): boolean {
  const order = orderNumber ? tx.orders.byNumber([orderNumber]).get(orderNumber) : undefined
  return order === undefined || isPayable(order)
}

function sellerOf(tx: Tx, shopId: number): Seller | undefined {
  const shop = tx.read(shopsTable).find(({ id }) => id === shopId)
  if (!shop) return undefined
  const { ShopName, Address, PostalCode, PhoneNumber, TaxId, PromptPayId } = shop
  return { ShopName, Address, PostalCode, PhoneNumber, TaxId, PromptPayId }
}

/** Emails an invoice to a client, with the letter above it. Replies go to the staff user who sent it. */
export function queueInvoice(tx: Tx, row: StoredInvoice, letter: Letter, user: Bearer | null): void {
  const { to, subject, message } = letter
  // the sample data may be reset: numbers and versions repeat, and the outbox stays
  const id = `invoice.${row.id}.${row.version}.${tx.now()}`
  const seller = sellerOf(tx, row.shopId)
  const payable = isPayableNow(tx, row)
  const content = {
    kind: 'invoice' as const,
    to: { name: row.client.name || row.client.company, email: to },
    from: senderOf(user, tx),
    letter: { subject, message },
    invoice: answered(row, tx.now()),
    shop: seller && (payable ? seller : { ...seller, PromptPayId: '' }),
    paymentDetails: payable ? tx.read(paymentDetailsTable)[0] : undefined,
  }
  queueMails(tx, [{ id, messageId: id, account: user?.id ?? 0, content }])
}

/**
 * Drops emails of an invoice that were not delivered yet, as what they say no longer holds. Returns the invoice without
 * the claim that it was emailed. A delivery in progress is not stopped, but not repeated either.
 */
export function withdrawMail(tx: Tx, row: StoredInvoice): StoredInvoice {
  const queued = tx.read(outboxTable)
  const dropped = queued.filter(({ content }) => content?.kind === 'invoice' && content.invoice.id === row.id)
  if (dropped.length === 0) return row
  tx.write(
    outboxTable,
    queued.filter((mail) => !dropped.includes(mail)),
  )
  if (!row.sent || dropped.some(({ sender }) => sender !== '')) return row
  const { isMailed: _, ...sent } = row.sent
  return { ...row, sent }
}
