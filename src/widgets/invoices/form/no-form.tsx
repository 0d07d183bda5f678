import { useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import Made from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import type { Opened } from '../../../core/invoices/form/invoices.form.opening'
import { ForbiddenPanel } from '../../failure/failure-panel'
import { LookAgain } from '../../list/look-again'
import { Button } from '../../ui/button'
import { EmptyPanel } from '../../ui/empty-panel'
import { Problem } from '../../ui/problem'
import { NavigationButton } from '../invoice-navigation'
import * as css from './invoice-form.css'

type InvoiceExistsProps = Pick<Opened, 'draft'> & { earlier: number; onAnother(): void }

/** The order already has an invoice: a second one needs confirmation. */
export function InvoiceExists({ draft: { orderNumber }, earlier: id, onAnother }: InvoiceExistsProps) {
  const { t } = useLingui()
  return (
    <EmptyPanel
      icon={<Made />}
      title={t`Order ${orderNumber} already has an invoice`}
      action={
        <div className={css.actions}>
          <NavigationButton look="primary" to={{ mode: 'preview', id }}>{t`View invoice ${id}`}</NavigationButton>
          <Button onClick={onAnother}>{t`Create another`}</Button>
        </div>
      }
    >
      {t`It's invoice ${id}. Create another one only if that one is no longer valid.`}
    </EmptyPanel>
  )
}

export function InvoiceCancelled({ id }: { id: number }) {
  const { t } = useLingui()
  return (
    <EmptyPanel
      icon={<Ban />}
      title={t`Invoice ${id} is cancelled`}
      action={
        <>
          <NavigationButton look="primary" to={{ mode: 'preview', id }}>{t`View invoice ${id}`}</NavigationButton>
          <NavigationButton to={{ mode: 'add', copyOf: id }}>{t`Duplicate`}</NavigationButton>
        </>
      }
    >
      {t`It keeps its number and can't be changed. Duplicate it to issue a corrected one.`}
    </EmptyPanel>
  )
}

/** In a form with entries, which can't be saved any more. */
export function CancelledMeanwhile({ id, onLeave }: { id: number; onLeave(): void }) {
  const { t } = useLingui()
  return (
    <Problem actions={<Button size="s" onClick={onLeave}>{t`View invoice ${id}`}</Button>}>
      {t`This invoice was cancelled in the meantime. Your changes can't be saved any more.`}
    </Problem>
  )
}

export function NoOrder({ orderNumber, onRetry }: { orderNumber: string; onRetry(): void }) {
  const { t } = useLingui()
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`Order ${orderNumber} doesn't exist`}
      action={
        <>
          <LookAgain onLook={onRetry} />
          <NavigationButton to={{ mode: 'add' }}>{t`Start with a blank invoice`}</NavigationButton>
        </>
      }
    >
      {t`Check the number. It's on the order and on its label.`}
    </EmptyPanel>
  )
}

export function NoWriting() {
  const { t } = useLingui()
  return <ForbiddenPanel title={t`You don't have permission to change invoices.`} />
}
