import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Save from 'lucide-react/icons/check'
import Order from 'lucide-react/icons/clipboard-list'
import { Button } from '../../ui/button'
import { Price } from '../../ui/price'
import * as css from './invoice-form.css'
import type { OpenForm } from './use-invoice-form'

type FormHeadProps = {
  form: OpenForm
  onLeave(): void
  /** undefined if the invoice is made from an order or already stored */
  onOrder: (() => void) | undefined
}

export function FormHead({ form, onLeave, onOrder }: FormHeadProps) {
  const { t } = useLingui()
  const { number: id } = form.opened
  const isBusy = form.stage === 'saving'
  return (
    <div className={css.head}>
      <Button look="ghost" icon={<Back />} label={t`Back`} disabled={isBusy} onClick={onLeave} />
      <div>
        <h2 className={css.number}>{t`Invoice ${id}`}</h2>
        {form.isNew && <p className={css.quiet}>{t`No. ${id}, unless taken first`}</p>}
      </div>
      {onOrder && (
        <div className={css.aside}>
          <Button icon={<Order />} disabled={isBusy} onClick={onOrder}>
            {t`From an order`}
          </Button>
        </div>
      )}
    </div>
  )
}

export function FormBar({ form, onLeave }: Pick<FormHeadProps, 'form' | 'onLeave'>) {
  const { t } = useLingui()
  const isBusy = form.stage === 'saving'
  return (
    <div className={css.bar}>
      {form.totals && (
        <p className={css.barSum}>
          <span className={css.quiet}>{t`Total`}</span> <Price amount={form.totals.total} exact />
        </p>
      )}
      <span className={css.cancel}>
        <Button disabled={isBusy} onClick={onLeave}>{t`Cancel`}</Button>
      </span>
      <Button look="primary" type="submit" icon={<Save />} busy={isBusy} aria-keyshortcuts="Control+Enter">
        {t`Save invoice`}
      </Button>
    </div>
  )
}
