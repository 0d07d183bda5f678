import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { paidOf } from '../../../core/invoices/invoices.rules'
import type { InvoiceTotals } from '../../../core/invoices/invoices.totals'
import { bahtWords } from '../../../core/invoices/invoices.words'
import * as css from './paper.css'
import type { PaperWords } from './use-paper-words'

type PaperSumsProps = { invoice: Invoice; totals: InvoiceTotals; words: PaperWords }

/** From the lines to what is still to be paid; the tax stands by itself. */
export function PaperSums({ invoice, totals, words }: PaperSumsProps) {
  const { vatRate, vatIncluded, balance } = invoice
  const paid = paidOf(invoice)
  const sums = [
    ...(totals.subtotal !== totals.beforeVat ? [{ name: words.subtotal, amount: words.money(totals.subtotal) }] : []),
    ...(totals.discount > 0 ? [{ name: words.discount, amount: `−${words.money(totals.discount)}` }] : []),
    ...(vatRate > 0
      ? [
          { name: words.beforeVat, amount: words.money(totals.beforeVat) },
          { name: words.vat(vatRate), amount: words.money(totals.vat) },
        ]
      : []),
  ]
  return (
    <div className={css.sums} data-sums="">
      <div className={css.words}>
        {words.isThai && <p className={css.inWords}>({bahtWords(invoice.total)})</p>}
        {vatRate > 0 && vatIncluded && <p className={css.quiet}>{words.included}</p>}
      </div>
      <dl className={css.amounts}>
        {sums.map(({ name, amount }) => (
          <div key={name} className={css.amount}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{words.total}</dt>
          <dd>{words.money(invoice.total)}</dd>
        </div>
        {paid > 0 && (
          <div className={css.amount}>
            <dt>{words.paid}</dt>
            <dd>{words.money(paid)}</dd>
          </div>
        )}
        {balance > 0 && balance !== invoice.total && (
          <div className={css.amount}>
            <dt>{words.balance}</dt>
            <dd className={css.strong}>{words.money(balance)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** What is said below the sums, and who signs. */
export function PaperFoot({ invoice: { note, salesperson }, words }: Omit<PaperSumsProps, 'totals'>) {
  return (
    <footer className={css.foot}>
      {note !== '' && (
        <p className={css.note}>
          <span className={css.label}>{words.note}</span> <bdi>{note}</bdi>
        </p>
      )}
      <div className={css.signs}>
        <p className={css.sign}>
          {words.salesperson}
          {salesperson !== '' && <bdi>{salesperson}</bdi>}
        </p>
        <p className={css.sign}>{words.received}</p>
      </div>
    </footer>
  )
}
