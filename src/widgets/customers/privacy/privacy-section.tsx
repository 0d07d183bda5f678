import { messages } from 'langraan:messages/customers.privacy'
import { messages as failureMessages } from 'langraan:messages/failure'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Customer } from '../../../core/customers/customers.contract'
import { customerPrivacyViews } from '../../../core/customers/privacy/views'
import { FailurePanel } from '../../failure/failure-panel'
import { defineWidget } from '../../runtime/define-widget'
import { useEngineEvent } from '../../runtime/use-engine-event'
import { useMay } from '../../runtime/use-may'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Skeleton } from '../../ui/skeleton'
import * as css from '../customers.css'
import { useCustomerPrivacy } from './use-customer-privacy'

type Privacy = ReturnType<typeof useCustomerPrivacy>

function Failure({ error, openOrders, onRetry }: Pick<Privacy, 'error' | 'openOrders'> & { onRetry(): void }) {
  const { t } = useLingui()
  if (!error) return null
  const orders = openOrders.join(', ')
  const isMissing = error.detail.status === 404
  const reason =
    orders !== ''
      ? t`Nothing was erased. These orders have to be delivered, cancelled or returned, and settled by the courier, first: ${orders}`
      : isMissing && t`Nothing is stored of this customer, or the shop's system can't do this.`
  return (
    <FailurePanel
      error={error}
      title={t`That didn't work`}
      forbidden={t`You don't have access to personal data`}
      onRetry={onRetry}
    >
      {reason || undefined}
    </FailurePanel>
  )
}

const fileName = 'customer.json'

/** A link to the exported file, which downloads it once it is there. */
function useSavedFile({ phoneNumber }: Customer) {
  const link = useRef<HTMLAnchorElement>(null)
  const [href, setHref] = useState<string>()
  useEngineEvent('customers.exported', ({ which, text }) => {
    if (which.phoneNumber === phoneNumber) setHref(URL.createObjectURL(new Blob([text], { type: 'application/json' })))
  })
  useEffect(() => {
    if (href === undefined) return
    link.current?.click()
    return () => URL.revokeObjectURL(href)
  }, [href])
  return { link, href }
}

function PrivacyView({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const may = useMay()
  const privacy = useCustomerPrivacy(customer)
  const { isExporting, isErasing, exportData, erase } = privacy
  const saved = useSavedFile(customer)
  const [isAsking, setAsking] = useState(false)
  const [retry, setRetry] = useState(() => exportData)
  const name = customer.name || customer.phoneNumber
  const start = (act: () => void) => {
    setRetry(() => act)
    act()
  }
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t`Personal data`}</h3>
      <div className={css.actions}>
        <a ref={saved.link} hidden href={saved.href} download={fileName}>
          {fileName}
        </a>
        {may('read', 'PersonalData') && (
          <Button busy={isExporting} disabled={isErasing} onClick={() => start(exportData)}>
            {t`Export`}
          </Button>
        )}
        {may('delete', 'PersonalData') && (
          <Button busy={isErasing} disabled={isExporting} onClick={() => setAsking(true)}>
            {t`Erase…`}
          </Button>
        )}
      </div>
      <Failure error={privacy.error} openOrders={privacy.openOrders} onRetry={retry} />
      <ConfirmDialog
        dangerous
        open={isAsking}
        title={t`Erase the personal data of ${name}?`}
        confirmLabel={t`Erase`}
        cancelLabel={t`Cancel`}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          start(erase)
        }}
      >
        <p>
          {t`Name, phone numbers, address, notes, tracking numbers and slips are removed from all orders with this phone number, from their history, invoices and the activity log. This can't be undone.`}
        </p>
        <p>
          {t`Order and invoice numbers, dates, goods, amounts and the province stay for the books. Print the tax invoices you have to keep first. Earlier backups still contain the data.`}
        </p>
      </ConfirmDialog>
    </section>
  )
}

const PrivacySkeleton = () => <Skeleton shape="block" height={64} />

export const CustomerPrivacy = defineWidget<{ customer: Customer }>({
  apps: {},
  views: customerPrivacyViews,
  messages: [messages, failureMessages],
  Skeleton: PrivacySkeleton,
  View: PrivacyView,
})
