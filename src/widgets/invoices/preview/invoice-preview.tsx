import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as invoiceTexts } from 'langraan:texts/invoices'
import { texts as paperTexts } from 'langraan:texts/invoices.paper'
import { texts } from 'langraan:texts/invoices.preview'
import { texts as roomTexts } from 'langraan:texts/invoices.room'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { useContext } from 'react'
import { invoicesApp } from '../../../core/invoices/app'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../root/define-widget'
import { useShops } from '../../shops/use-shops'
import { InvoicePlaceholder, type InvoiceRoomProps } from '../invoice-stage'
import { InvoiceWaysContext } from '../invoice-ways'
import { InvoicePaper } from '../paper/invoice-paper'
import { InvoiceProblem } from '../room/invoice-problem'
import { useDeedRoom } from '../use-deed-room'
import { useFailedInvoiceChanges, useInvoiceChanges } from '../use-invoice-changes'
import { useShownInvoice } from '../use-shown-invoice'
import * as css from './preview.css'
import { PreviewBar } from './preview-bar'
import { PreviewCourse } from './preview-course'

function PreviewView({ place }: InvoiceRoomProps) {
  const { shown, status, error, reload } = useShownInvoice(place.id)
  const { go } = useContext(InvoiceWaysContext)
  const { shops } = useShops()
  const { remove } = useInvoiceChanges()
  const room = useDeedRoom()
  useFailedInvoiceChanges()
  if (!shown) return <InvoiceProblem status={status} error={error} onRetry={reload} />
  const { invoice, paymentDetails } = shown
  const { Part: Deed } = room
  return (
    <div className={css.place} part="invoice">
      <PreviewBar
        invoice={invoice}
        onSend={() => room.send(invoice)}
        onPay={() => room.pay(invoice)}
        onRemove={() => {
          remove(invoice.id)
          go({ mode: 'list' })
        }}
      />
      <div className={css.columns}>
        <div className={css.letter}>
          <InvoicePaper
            invoice={invoice}
            shop={shops.find(({ id }) => id === invoice.shopId)}
            paymentDetails={paymentDetails}
          />
        </div>
        <PreviewCourse invoice={invoice} shop={shops.find(({ id }) => id === invoice.shopId)} />
      </div>
      {Deed && room.deed && <Deed deed={room.deed} onClose={room.close} />}
    </div>
  )
}

/** One invoice as the client sees it, with what was paid and what can be done. */
export const InvoicePreview = defineWidget<InvoiceRoomProps>({
  apps: { invoices: invoicesApp, shops: shopsApp },
  texts: [texts, roomTexts, invoiceTexts, paperTexts, listTexts, failureTexts, lazyTexts],
  Skeleton: InvoicePlaceholder,
  View: PreviewView,
})
