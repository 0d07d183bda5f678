import type { PaymentDetails } from '../../../core/invoices/invoices.contract'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import type { Shop } from '../../../core/shops/shops.contract'
import { createPromptPay, promptPayFault } from '../../../core/shops/shops.promptpay'
import { QrCode } from '../../ui/qr-code'
import * as css from './paper.css'
import type { PaperWords } from './use-paper-words'

type PaperHeadProps = {
  invoice: Invoice
  shop: Shop | undefined
  isTax: boolean
  isCopy: boolean | undefined
  page: number
  pages: number
  words: PaperWords
}

/** The Thai title is what the law asks for, in any language. */
function Title({ invoice, isTax, words }: Pick<PaperHeadProps, 'invoice' | 'isTax' | 'words'>) {
  const isPaid = invoice.balance <= 0
  const [thai, meaning] = isTax
    ? ['ใบกำกับภาษี', words.titles.tax]
    : isPaid
      ? ['ใบเสร็จรับเงิน', words.titles.receipt]
      : ['ใบแจ้งหนี้ / ใบเสร็จรับเงิน', words.titles.open]
  return (
    <h2 className={css.title}>
      <span lang="th">{thai}</span>
      {!words.isThai && <span className={css.meaning}>{meaning}</span>}
    </h2>
  )
}

/** The seller, what the paper is, and its number and days. */
export function PaperHead({ invoice, shop, isTax, isCopy, page, pages, words }: PaperHeadProps) {
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
              <bdi>{[shop.Address, shop.PostalCode].filter(Boolean).join(' ')}</bdi>
            </p>
            {shop.PhoneNumber !== '' && <p>{words.phone(shop.PhoneNumber)}</p>}
            {shop.TaxId !== '' && (
              <p>
                {words.taxId(shop.TaxId)} · {words.branch(branch)}
              </p>
            )}
          </>
        )}
      </div>
      <div className={css.what}>
        <Title invoice={invoice} isTax={isTax} words={words} />
        {isCopy !== undefined && <p className={css.mark}>{isCopy ? words.copy : words.original}</p>}
        <dl className={css.facts}>
          <dt>{words.number}</dt>
          <dd className={css.strong}>{id}</dd>
          <dt>{words.issued}</dt>
          <dd>{words.day(issuedDate)}</dd>
          <dt>{words.due}</dt>
          <dd>{words.day(dueDate)}</dd>
          {orderNumber !== '' && (
            <>
              <dt>{words.order}</dt>
              <dd>{orderNumber}</dd>
            </>
          )}
        </dl>
        {pages > 1 && <p className={css.quiet}>{words.page(page, pages)}</p>}
      </div>
    </header>
  )
}

type PaperPartiesProps = {
  invoice: Invoice
  shop: Shop | undefined
  paymentDetails: PaymentDetails | undefined
  words: PaperWords
}

function Payment({ invoice, shop, paymentDetails, words }: PaperPartiesProps) {
  const { balance } = invoice
  const pay = { target: shop?.PromptPayId ?? '', ...(balance > 0 && { amount: balance }) }
  const code = balance > 0 && promptPayFault(pay) === undefined ? createPromptPay(pay) : undefined
  if (balance <= 0 || (!paymentDetails && !code)) return null
  return (
    <section className={css.party}>
      <h3 className={css.label}>{words.payTo}</h3>
      <div className={css.pay}>
        {paymentDetails && (
          <div>
            <p>{paymentDetails.bankName}</p>
            <p>
              {words.account} {paymentDetails.iban}
            </p>
            <p className={css.quiet}>
              {words.swift} {paymentDetails.swiftCode}
            </p>
          </div>
        )}
        {code && (
          <div className={css.code}>
            <QrCode text={code} label={words.promptPay} />
          </div>
        )}
      </div>
    </section>
  )
}

/** The seller's country needs no saying. */
const isHome = (country: string): boolean => /^(ไทย|ประเทศไทย|thailand|th)$/i.test(country.trim())

/** Whom it is for, and where to pay. */
export function PaperParties(props: PaperPartiesProps) {
  const { invoice, words } = props
  const { client } = invoice
  return (
    <div className={css.parties}>
      <section className={css.party}>
        <h3 className={css.label}>{words.buyer}</h3>
        <p className={css.strong}>
          <bdi>{client.company || client.name}</bdi>
        </p>
        {client.company !== '' && client.name !== '' && (
          <p>
            <bdi>{client.name}</bdi>
          </p>
        )}
        {[client.address, isHome(client.country) ? '' : client.country].filter(Boolean).map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
        {client.contact !== '' && <p>{words.phone(client.contact)}</p>}
        {client.taxId !== '' && (
          <p>
            {words.taxId(client.taxId)}
            {client.branch !== '' && ` · ${words.branch(client.branch)}`}
          </p>
        )}
      </section>
      <Payment {...props} />
    </div>
  )
}
