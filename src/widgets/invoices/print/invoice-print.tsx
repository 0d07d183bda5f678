import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as invoiceMessages } from 'langraan:messages/invoices'
import { messages as paperMessages } from 'langraan:messages/invoices.paper'
import { messages as partMessages } from 'langraan:messages/invoices.parts'
import { messages } from 'langraan:messages/invoices.print'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as printMessages } from 'langraan:messages/print'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { invoicesApp } from '../../../core/invoices/app'
import { documentOf, printedItems } from '../../../core/invoices/invoices.document'
import type { ShownInvoice } from '../../../core/invoices/invoices.machine'
import { shopsApp } from '../../../core/shops/app'
import { useChosenMessages } from '../../i18n/use-chosen-messages'
import { a4, useScale } from '../../print/paper'
import { PrintFrame } from '../../print/print-frame'
import { usePrintFailed } from '../../print/use-print-failed'
import { defineWidget } from '../../runtime/define-widget'
import { useShops } from '../../shops/use-shops'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { NavigationButton } from '../invoice-navigation'
import { type InvoicePartProps, InvoicePlaceholder } from '../invoice-part'
import { InvoiceProblem } from '../parts/invoice-problem'
import { useFailedInvoiceChanges, useInvoiceChanges } from '../use-invoice-changes'
import { useInvoiceRights } from '../use-invoice-rights'
import { useShownInvoice } from '../use-shown-invoice'
import { InvoicePages, type PaperLanguage, usePaperPages } from './invoice-pages'
import * as css from './print.css'

const paperTexts = [paperMessages]

type OpenPrintProps = { shown: ShownInvoice }

function OpenPrint({ shown }: OpenPrintProps) {
  const { t, i18n } = useLingui()
  const { shops, status } = useShops()
  const { markPrinted } = useInvoiceChanges()
  const { canWrite } = useInvoiceRights()
  const reportFailed = usePrintFailed()
  const { desk, scale } = useScale(a4, Number.POSITIVE_INFINITY)
  const [wanted, setWanted] = useState<PaperLanguage>('th')
  const [withCopy, setWithCopy] = useState(false)
  const [prints, setPrints] = useState(0)
  const [state, setState] = useState<'idle' | 'printing'>('idle')
  const { id } = shown.invoice
  const shop = shops.find((each) => each.id === shown.invoice.shopId)
  const isTax = documentOf(shown.invoice, shop).kind === 'tax-invoice'
  const chosen = isTax ? 'th' : wanted
  const { language, hasFailed, retry } = useChosenMessages<PaperLanguage>(chosen, paperTexts)
  // the kind of invoice depends on the shop
  const isUnsure = status === 'loading' && shops.length === 0
  const textsError = hasFailed && (
    <>
      {t`Couldn't load the texts of the invoice.`} <Button size="s" onClick={retry}>{t`Try again`}</Button>
    </>
  )
  const { containerRef, counts } = usePaperPages(printedItems(shown.invoice).length)
  const pages = <InvoicePages shown={shown} shop={shop} language={language} withCopy={withCopy} counts={counts} />
  return (
    <div className={css.root}>
      <div className={css.bar}>
        <NavigationButton look="ghost" icon={<Back />} label={t`Back to invoice`} to={{ mode: 'preview', id }} />
        <h2 className={css.number}>{t`Invoice ${id}`}</h2>
        <div className={css.actions}>
          <Field label={t`Print language`} labelHidden error={textsError}>
            <Select<PaperLanguage>
              value={chosen}
              onChange={setWanted}
              options={[
                { value: 'th', label: 'ไทย' },
                { value: 'en', label: 'English', disabled: isTax },
              ]}
            />
          </Field>
          <Checkbox checked={withCopy} onChange={setWithCopy}>{t`Include a copy to keep`}</Checkbox>
          <Button
            look="primary"
            icon={<Printer />}
            busy={state === 'printing' || (language !== chosen && !hasFailed)}
            disabled={isUnsure || hasFailed}
            onClick={() => {
              setPrints(prints + 1)
              setState('printing')
            }}
          >
            {t`Print`}
          </Button>
        </div>
      </div>
      <p className={css.hint} role="status">
        {t`To save it as a PDF, choose "Save as PDF" in the print window.`}{' '}
        {isTax && i18n.locale !== 'th' && t`Tax invoices are written in Thai, as the Revenue Code asks.`}
      </p>
      <div className={css.desk}>
        <div ref={desk} className={css.area}>
          <div ref={containerRef} className={css.scaled} style={{ zoom: scale }}>
            {pages}
          </div>
        </div>
      </div>
      {prints > 0 && (
        <PrintFrame
          key={prints}
          title={t`Invoice ${id}`}
          paper={a4}
          language={language}
          onDone={() => {
            setState('idle')
            if (canWrite) markPrinted(id)
          }}
          onFail={() => {
            setState('idle')
            reportFailed()
          }}
        >
          {() => pages}
        </PrintFrame>
      )}
    </div>
  )
}

function PrintView({ location }: InvoicePartProps) {
  const { shown, status, error, reload } = useShownInvoice(location.id)
  useFailedInvoiceChanges()
  if (!shown)
    return <InvoiceProblem status={status} error={error} isLatest={location.id === undefined} onRetry={reload} />
  return <OpenPrint shown={shown} />
}

export const InvoicePrint = defineWidget<InvoicePartProps>({
  apps: { invoices: invoicesApp, shops: shopsApp },
  messages: [
    messages,
    partMessages,
    invoiceMessages,
    paperMessages,
    printMessages,
    listMessages,
    failureMessages,
    lazyMessages,
  ],
  Skeleton: InvoicePlaceholder,
  View: PrintView,
})
