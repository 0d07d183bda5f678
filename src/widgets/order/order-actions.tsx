import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../runtime/use-locale'
import { Button } from '../ui/button'
import { priceText } from '../ui/price-text'
import * as css from './order.css'
import type { OpenOrder } from './use-order'

type OrderActionsProps = { order: OpenOrder; onSave(): void }

/** Below the total, where there is room beside the form. */
export function OrderSave({ order, onSave }: OrderActionsProps) {
  const { t } = useLingui()
  return (
    <div className={css.wideOnly}>
      <Button look="primary" size="l" wide busy={order.isBusy} disabled={order.isHeld} onClick={onSave}>
        {t`Save order`}
      </Button>
      <p className={css.hint}>{t`Press Ctrl + Enter anywhere in the form to save`}</p>
    </div>
  )
}

/** Held at the lower edge where the form is one column. */
export function OrderBar({ order, onSave }: OrderActionsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <div className={css.bar}>
      <p className={css.barTotal}>
        <span className={css.quiet}>{t`Total`}</span>
        <strong>{priceText(order.totals.total, locale, true)}</strong>
      </p>
      <Button look="primary" size="l" busy={order.isBusy} disabled={order.isHeld} onClick={onSave}>
        {t`Save order`}
      </Button>
    </div>
  )
}

export function OrderClear({ order, onClear }: { order: OpenOrder; onClear(): void }) {
  const { t } = useLingui()
  return (
    <Button look="ghost" size="s" wide disabled={order.stage !== 'open'} onClick={onClear}>
      {t`Clear form`}
    </Button>
  )
}
