import { Plural, useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { timesSatang } from '../../core/kernel/money'
import type { OrderLine } from '../../core/orders/orders.contract'
import { OrderTotals } from '../order/order-payment'
import type { OpenOrder } from '../order/use-order'
import { useLocale } from '../runtime/use-locale'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Price } from '../ui/price'
import { priceText } from '../ui/price-text'
import * as css from './checkout.css'

const most = 6

export function CheckoutLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useLingui()
  // a single remaining line takes no more room than a note about it
  const shown = lines.length > most + 1 ? lines.slice(0, most) : lines
  const rest = lines.length - shown.length
  return (
    <ul className={css.lines} aria-label={t`Products`}>
      {shown.map(({ uq, name, Quantity, price }) => (
        <li key={uq} className={css.line}>
          <span className={css.lineName}>
            <bdi>{name}</bdi> <span className={css.quiet}>× {Quantity}</span>
          </span>
          <Price amount={timesSatang(price, Quantity)} exact />
        </li>
      ))}
      {rest > 0 && (
        <li className={css.quiet}>
          <Plural value={rest} one="and # more line" other="and # more lines" />
        </li>
      )}
    </ul>
  )
}

export type CheckoutActions = {
  isFirst: boolean
  isLast: boolean
  /** pressed before the cart loaded: continues as soon as it has */
  isWaiting: boolean
  onBack(): void
  onNext(): void
  onSave(): void
}

type CheckoutAsideProps = { order: OpenOrder; actions: CheckoutActions }

function Forward({ order, actions, wide = false }: CheckoutAsideProps & { wide?: boolean }) {
  const { t } = useLingui()
  if (!actions.isLast)
    return (
      <Button look="primary" size="l" wide={wide} busy={actions.isWaiting} onClick={actions.onNext}>
        {t`Continue`}
      </Button>
    )
  return (
    <Button look="primary" size="l" wide={wide} busy={order.isBusy} disabled={order.isHeld} onClick={actions.onSave}>
      {t`Save order`}
    </Button>
  )
}

function Back({ order, actions }: CheckoutAsideProps) {
  const { t } = useLingui()
  if (actions.isFirst || order.stage !== 'open') return null
  return (
    <Button look="ghost" size="l" wide onClick={actions.onBack}>
      {t`Back`}
    </Button>
  )
}

export function CheckoutAside({ children, ...props }: CheckoutAsideProps & { children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <Card title={t`Summary`}>
      <div className={css.stack}>
        {children}
        <OrderTotals order={props.order} />
        {!props.order.kept && (
          <p className={css.unkept} role="status">
            <Warning size={16} aria-hidden="true" />
            {t`This device can't save the draft. Reloading the page would lose it.`}
          </p>
        )}
        <div className={css.wideOnly}>
          <Forward {...props} wide />
        </div>
        <Back {...props} />
      </div>
    </Card>
  )
}

export function CheckoutBar(props: CheckoutAsideProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <div className={css.bar}>
      <p className={css.barTotal}>
        <span className={css.quiet}>{t`Total`}</span>
        <strong>{priceText(props.order.totals.total, locale, true)}</strong>
      </p>
      <Forward {...props} />
    </div>
  )
}
