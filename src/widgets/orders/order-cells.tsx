import { useLingui } from '@lingui/react/macro'
import Next from 'lucide-react/icons/arrow-right'
import Printer from 'lucide-react/icons/printer-check'
import { amountToCollect } from '../../core/orders/orders.collect'
import type { Order } from '../../core/orders/orders.contract'
import { momentText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Price } from '../ui/price'
import * as css from './orders.css'
import * as row from './orders-row.css'
import { type NextSteps, stepForward } from './use-next-steps'
import { useOrderMessages } from './use-order-messages'

type CellProps = { order: Order }

export function NextStep({ order, steps }: CellProps & { steps: NextSteps }) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const { OrderNumber } = order
  const status = stepForward(order.OrderStatus)
  if (!status) return null
  const name = messages.status(status)
  const label = t`Next step for ${OrderNumber}: ${name}`
  return (
    <Button
      size="s"
      data-key="step"
      label={label}
      title={label}
      icon={<Next />}
      busy={steps.isStepping(order)}
      onClick={() => steps.step(OrderNumber, status)}
    >
      {name}
    </Button>
  )
}

export function Opener({ order, onOpen }: CellProps & { onOpen(OrderNumber: string): void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { OrderNumber } = order
  return (
    <span className={css.person}>
      <span className={css.marks}>
        <button type="button" data-key="open" className={css.number} onClick={() => onOpen(OrderNumber)}>
          {OrderNumber}
        </button>
        {order.printAddrData.IsPrintAddr && (
          <span className={css.printed} role="img" aria-label={t`Label printed`} title={t`Label printed`}>
            <Printer aria-hidden="true" />
          </span>
        )}
      </span>
      <bdi className={row.moment}>{momentText(order.createdAt, locale)}</bdi>
    </span>
  )
}

export function Goods({ order, shop }: CellProps & { shop: string | undefined }) {
  const { t } = useLingui()
  const pieces = order.ProductOrders.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return (
    <span className={css.person}>
      <bdi className={css.goods}>{order.ProductOrders.map(({ name }) => name).join(', ')}</bdi>
      <span className={css.quiet}>
        {t`${pieces} pcs`}
        {shop !== undefined && (
          <>
            {' · '}
            <bdi>{shop}</bdi>
          </>
        )}
      </span>
    </span>
  )
}

export function Payment({ order }: CellProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const toCollect = amountToCollect(order)
  return (
    <span className={row.stack}>
      <Badge tone={messages.paymentTone(order.paymentStatus)}>{messages.payment(order.paymentStatus)}</Badge>
      {toCollect > 0 ? (
        <span className={row.collect}>
          {t`COD`} <Price amount={toCollect} exact />
        </span>
      ) : (
        <span className={css.quiet}>{messages.method(order.paymentMethod)}</span>
      )}
    </span>
  )
}
