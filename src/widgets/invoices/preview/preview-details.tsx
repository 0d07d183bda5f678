import { useLingui } from '@lingui/react/macro'
import { documentOf, type ReceiptReason } from '../../../core/invoices/invoices.document'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { paidOf } from '../../../core/invoices/invoices.rules'
import type { Shop } from '../../../core/shops/shops.contract'
import { dayText, momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Card } from '../../ui/card'
import { Price } from '../../ui/price'
import { useInvoicePartMessages } from '../parts/use-invoice-part-messages'
import * as css from './preview.css'

function Payments({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useInvoicePartMessages()
  const { payments, balance } = invoice
  return (
    <Card title={t`Payments`}>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt>{t`Total`}</dt>
          <dd>
            <Price amount={invoice.total} exact />
          </dd>
        </div>
        <div className={css.sum}>
          <dt>{t`Paid so far`}</dt>
          <dd>
            <Price amount={paidOf(invoice)} exact />
          </dd>
        </div>
        <div className={css.left}>
          <dt>{balance < 0 ? t`Client credit` : t`Balance due`}</dt>
          <dd>
            <Price amount={balance} exact />
          </dd>
        </div>
      </dl>
      {payments.length === 0 ? (
        <p className={css.quiet}>{t`No payments recorded yet.`}</p>
      ) : (
        <ul className={css.payments}>
          {payments.map(({ id, amount, date, method, note }) => (
            <li key={id} className={css.payment}>
              <span>
                {dayText(date, locale)} · {messages.methods[method]}
                {note !== '' && <bdi className={css.quiet}>{note}</bdi>}
              </span>
              <Price amount={amount} exact className={css.amount} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function History({ invoice: { sent, printedAt, cancelled, orderNumber, issuedDate, dueDate } }: { invoice: Invoice }) {
  const { t } = useLingui()
  const locale = useLocale()
  const facts = [
    { name: t`Issued`, text: dayText(issuedDate, locale) },
    { name: t`Due`, text: dayText(dueDate, locale) },
    ...(sent
      ? [
          {
            name: sent.isMailed ? t({ message: 'Sent', context: 'invoice' }) : t`Marked as sent`,
            text: `${momentText(sent.at, locale)} · ${sent.to}`,
          },
        ]
      : []),
    ...(printedAt
      ? [{ name: t({ message: 'Printed', context: 'invoice' }), text: momentText(printedAt, locale) }]
      : []),
    ...(cancelled
      ? [
          {
            name: t({ message: 'Cancelled', context: 'invoice' }),
            text: [momentText(cancelled.at, locale), cancelled.by, cancelled.reason].filter(Boolean).join(' · '),
          },
        ]
      : []),
    ...(orderNumber ? [{ name: t`From order`, text: orderNumber }] : []),
  ]
  return (
    <Card title={t`History`}>
      <dl className={css.facts}>
        {facts.map(({ name, text }) => (
          <div key={name} className={css.fact}>
            <dt className={css.quiet}>{name}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Kind({ invoice, shop }: { invoice: Invoice; shop: Shop | undefined }) {
  const { t } = useLingui()
  const kind = documentOf(invoice, shop)
  const reasons: Record<ReceiptReason, string> = {
    'no-tax-id': t`The shop has no tax number, so this prints as a receipt, not a tax invoice.`,
    'no-vat': t`No VAT is charged, so this prints as a receipt, not a tax invoice.`,
    'no-buyer': t`A tax invoice needs the client's name and address. Until then, this prints as a receipt.`,
  }
  return (
    <p className={css.kind}>{kind.kind === 'receipt' ? reasons[kind.because] : t`This prints as a tax invoice.`}</p>
  )
}

export function PreviewDetails({ invoice, shop }: { invoice: Invoice; shop: Shop | undefined }) {
  return (
    <aside className={css.side}>
      <Payments invoice={invoice} />
      <History invoice={invoice} />
      <Kind invoice={invoice} shop={shop} />
    </aside>
  )
}
