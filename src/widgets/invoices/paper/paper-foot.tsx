import { bahtText } from '../../../core/invoices/invoices.baht-text'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { paidOf } from '../../../core/invoices/invoices.rules'
import type { InvoiceTotals } from '../../../core/invoices/invoices.totals'
import * as css from './paper.css'
import type { PaperMessages } from './use-paper-messages'

type PaperSumsProps = { invoice: Invoice; totals: InvoiceTotals; messages: PaperMessages }

/** From the subtotal to the amount due; tax is shown separately. */
export function PaperSums({ invoice, totals, messages }: PaperSumsProps) {
  const { vatRate, vatIncluded, balance } = invoice
  const paid = paidOf(invoice)
  const isPartly = balance > 0 && balance !== invoice.total
  const sums = [
    ...(totals.subtotal !== totals.beforeVat
      ? [{ name: messages.subtotal, amount: messages.money(totals.subtotal) }]
      : []),
    ...(totals.discount > 0 ? [{ name: messages.discount, amount: `−${messages.money(totals.discount)}` }] : []),
    ...(vatRate > 0
      ? [
          { name: messages.beforeVat, amount: messages.money(totals.beforeVat) },
          { name: messages.vat(vatRate), amount: messages.money(totals.vat) },
        ]
      : []),
  ]
  return (
    <div className={css.sums} data-sums="">
      <div className={css.words}>
        {messages.isThai && <p className={css.withMessages}>({bahtText(invoice.total)})</p>}
        {vatRate > 0 && vatIncluded && <p className={css.quiet}>{messages.included}</p>}
      </div>
      <dl className={css.amounts}>
        {sums.map(({ name, amount }) => (
          <div key={name} className={css.amount}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{messages.total}</dt>
          <dd>{messages.money(invoice.total)}</dd>
        </div>
      </dl>
      {(paid > 0 || isPartly) && (
        <dl className={css.paid}>
          {paid > 0 && (
            <div className={css.amount}>
              <dt>{messages.paid}</dt>
              <dd>{messages.money(paid)}</dd>
            </div>
          )}
          {isPartly && (
            <div className={css.amount}>
              <dt>{messages.balance}</dt>
              <dd className={css.strong}>{messages.money(balance)}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  )
}

export function PaperFoot({ invoice: { note, salesperson }, messages }: Omit<PaperSumsProps, 'totals'>) {
  return (
    <footer className={css.foot}>
      {note !== '' && (
        <p className={css.note}>
          <span className={css.label}>{messages.note}</span> <bdi>{note}</bdi>
        </p>
      )}
      <div className={css.signs}>
        <p className={css.sign}>
          {messages.salesperson}
          {salesperson !== '' && <bdi>{salesperson}</bdi>}
        </p>
        <p className={css.sign}>{messages.received}</p>
      </div>
    </footer>
  )
}
