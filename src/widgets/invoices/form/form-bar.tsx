import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Save from 'lucide-react/icons/check'
import Order from 'lucide-react/icons/clipboard-list'
import { Button } from '../../ui/button'
import * as css from './form.css'
import type { OpenForm } from './open-form'

type FormBarProps = {
  form: OpenForm
  onLeave(): void
  /** missing where it is made of one, or stored already */
  onOrder: (() => void) | undefined
}

/** Which invoice is written, and the way out. */
export function FormBar({ form, onLeave, onOrder }: FormBarProps) {
  const { t } = useLingui()
  const { number: id } = form.opened
  const isBusy = form.stage === 'saving'
  return (
    <div className={css.bar}>
      <Button look="ghost" icon={<Back />} label={t`Back`} disabled={isBusy} onClick={onLeave} />
      <div>
        <h2 className={css.number}>{form.isNew ? t`Invoice ${id}` : t`Edit invoice ${id}`}</h2>
        {form.isNew && <p className={css.quiet}>{t`No. ${id} if nobody is quicker`}</p>}
      </div>
      <div className={css.deeds}>
        {onOrder && (
          <Button icon={<Order />} disabled={isBusy} onClick={onOrder}>
            {t`From an order`}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onLeave}>{t`Cancel`}</Button>
        <Button look="primary" type="submit" icon={<Save />} busy={isBusy} aria-keyshortcuts="Control+Enter">
          {t`Save the invoice`}
        </Button>
      </div>
    </div>
  )
}
