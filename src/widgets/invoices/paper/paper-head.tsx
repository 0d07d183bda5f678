import type { PaymentDetails } from '../../../core/invoices/invoices.contract'
import { addressLines, thaiTitles, titleOf } from '../../../core/invoices/invoices.document'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { isCancelled } from '../../../core/invoices/invoices.status'
import { groupedPhones } from '../../../core/orders/orders.phones'
import { shopAddress } from '../../../core/shops/shops.address'
import type { Shop } from '../../../core/shops/shops.contract'
import { createPromptPay, promptPayError } from '../../../core/shops/shops.promptpay'
import { QrCode } from '../../ui/qr-code'
import * as css from './paper.css'
import type { PaperMessages } from './use-paper-messages'

type PaperHeadProps = {
  invoice: Invoice
  shop: Shop | undefined
  isTax: boolean
  isCopy: boolean | undefined
  page: number
  pages: number
  messages: PaperMessages
}

function Title({ invoice, isTax, messages }: Pick<PaperHeadProps, 'invoice' | 'isTax' | 'messages'>) {
  const title = titleOf(isTax ? 'tax-invoice' : 'receipt', invoice)
  return (
    <h2 className={css.title}>
      <span lang="th">{thaiTitles[title]}</span>
      {!messages.isThai && <span className={css.meaning}>{messages.titles[title]}</span>}
    </h2>
  )
}

export function PaperHead({ invoice, shop, isTax, isCopy, page, pages, messages }: PaperHeadProps) {
  const { id, issuedDate, dueDate, orderNumber, branch } = invoice
  return (
    <header className={css.head}>
      <div className={css.seller}>
        <p className={css.shop}>
          <bdi>{shop?.ShopName ?? '–'}</bdi>
        </p>
        {shop && (
          <>
            <p>
              <bdi>{shopAddress(shop)}</bdi>
            </p>
            {shop.PhoneNumber !== '' && <p>{messages.phone(groupedPhones(shop.PhoneNumber))}</p>}
            {shop.TaxId !== '' && (
              <p>
                {messages.taxId(shop.TaxId)} · {messages.branch(branch)}
              </p>
            )}
          </>
        )}
      </div>
      <div className={css.what}>
        <Title invoice={invoice} isTax={isTax} messages={messages} />
        {isCopy !== undefined && <p className={css.mark}>{isCopy ? messages.copy : messages.original}</p>}
        <dl className={css.facts}>
          <dt>{messages.number}</dt>
          <dd className={css.strong}>{id}</dd>
          <dt>{messages.issued}</dt>
          <dd>{messages.day(issuedDate)}</dd>
          <dt>{messages.due}</dt>
          <dd>{messages.day(dueDate)}</dd>
          {orderNumber !== '' && (
            <>
              <dt>{messages.order}</dt>
              <dd>{orderNumber}</dd>
            </>
          )}
        </dl>
        {pages > 1 && <p className={css.quiet}>{messages.page(page, pages)}</p>}
      </div>
    </header>
  )
}

type PaperPartiesProps = {
  invoice: Invoice
  shop: Shop | undefined
  paymentDetails: PaymentDetails | undefined
  isPayable: boolean
  messages: PaperMessages
}

function Payment({ invoice, shop, paymentDetails, isPayable, messages }: PaperPartiesProps) {
  const { balance } = invoice
  const pay = { target: shop?.PromptPayId ?? '', ...(balance > 0 && { amount: balance }) }
  const code = balance > 0 && promptPayError(pay) === undefined ? createPromptPay(pay) : undefined
  if (!isPayable || balance <= 0 || (!paymentDetails && !code)) return null
  return (
    <section className={css.party}>
      <h3 className={css.label}>{messages.payTo}</h3>
      <div className={css.pay}>
        {paymentDetails && (
          <div>
            <p>{paymentDetails.bankName}</p>
            <p>
              {messages.account} {paymentDetails.iban}
            </p>
            <p className={css.quiet}>
              {messages.swift} {paymentDetails.swiftCode}
            </p>
          </div>
        )}
        {code && (
          <div className={css.code}>
            <QrCode text={code} label={messages.promptPay} />
          </div>
        )}
      </div>
    </section>
  )
}

/** In the place of where to pay, as nothing is owed: it covers no text. */
function Stamp({ messages }: Pick<PaperPartiesProps, 'messages'>) {
  return (
    <div className={css.stampPlace}>
      <p className={css.stamp} data-stamp="">
        <span lang="th">ยกเลิก</span>
        {!messages.isThai && <span className={css.meaning}>{messages.cancelled}</span>}
      </p>
    </div>
  )
}

export function PaperParties(props: PaperPartiesProps) {
  const { invoice, messages } = props
  const { client } = invoice
  return (
    <div className={css.parties}>
      <section className={css.party}>
        <h3 className={css.label}>{messages.buyer}</h3>
        <p className={css.strong}>
          <bdi>{client.company || client.name}</bdi>
        </p>
        {client.company !== '' && client.name !== '' && (
          <p>
            <bdi>{client.name}</bdi>
          </p>
        )}
        {addressLines(client).map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
        {client.contact !== '' && <p>{messages.phone(groupedPhones(client.contact))}</p>}
        {client.taxId !== '' && (
          <p>
            {messages.taxId(client.taxId)}
            {client.branch !== '' && ` · ${messages.branch(client.branch)}`}
          </p>
        )}
      </section>
      {isCancelled(invoice) ? <Stamp messages={messages} /> : <Payment {...props} />}
    </div>
  )
}
