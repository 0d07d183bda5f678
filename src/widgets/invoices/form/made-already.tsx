import { useLingui } from '@lingui/react/macro'
import Made from 'lucide-react/icons/receipt-text'
import type { Opened } from '../../../core/invoices/form/invoices.form.opening'
import { Button } from '../../ui/button'
import { EmptyPanel } from '../../ui/empty-panel'
import { NavigationButton } from '../invoice-navigation-button'
import * as css from './form.css'

type MadeAlreadyProps = Pick<Opened, 'draft'> & { earlier: number; onAnother(): void }

/** The order has its invoice: a second one is made only by whoever says so. */
export function MadeAlready({ draft: { orderNumber }, earlier: id, onAnother }: MadeAlreadyProps) {
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
