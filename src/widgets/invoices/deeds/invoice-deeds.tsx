import { texts as invoiceTexts } from 'langraan:texts/invoices'
import { texts } from 'langraan:texts/invoices.deeds'
import { texts as roomTexts } from 'langraan:texts/invoices.room'
import { texts as moneyTexts } from 'langraan:texts/money'
import { invoicesApp } from '../../../core/invoices/app'
import { invoiceDeedViews } from '../../../core/invoices/deeds/views'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../root/define-widget'
import type { Deed } from '../use-deed-room'
import { PaymentDrawer } from './payment-drawer'
import { SendDrawer } from './send-drawer'

export type InvoiceDeedProps = { deed: Deed; onClose(): void }

const DeedView = ({ deed: { kind, invoice }, onClose }: InvoiceDeedProps) =>
  kind === 'send' ? (
    <SendDrawer invoice={invoice} onClose={onClose} />
  ) : (
    <PaymentDrawer invoice={invoice} onClose={onClose} />
  )

/** What is done with one invoice beside what is shown: sending it, recording a payment. */
export const InvoiceDeed = defineWidget<InvoiceDeedProps>({
  apps: { invoices: invoicesApp, shops: shopsApp },
  views: invoiceDeedViews,
  texts: [texts, roomTexts, invoiceTexts, moneyTexts],
  Skeleton: () => null,
  View: DeedView,
})
