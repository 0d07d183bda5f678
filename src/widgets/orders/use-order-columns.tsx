import { useLingui } from '@lingui/react/macro'
import Next from 'lucide-react/icons/arrow-right'
import Printer from 'lucide-react/icons/printer-check'
import { amountToCollect } from '../../core/orders/orders.collect'
import type { Order } from '../../core/orders/orders.contract'
import { momentText } from '../i18n/dates'
import { useLocale } from '../root/use-locale'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Price } from '../ui/price'
import { Cell, Row } from '../ui/table'
import * as css from './orders.css'
import * as row from './orders-row.css'
import { type NextSteps, stepForward } from './use-next-steps'
import { useOrderWords } from './use-order-words'

type OrderRowProps = {
  order: Order
  /** named where there are several */
  shop: string | undefined
  selected: boolean
  /** no more can be ticked */
  isFull: boolean
  onSelect(order: Order, isOn: boolean): void
  onOpen(OrderNumber: string): void
  steps: NextSteps
}

function NextStep({ order, steps }: Pick<OrderRowProps, 'order' | 'steps'>) {
  const { t } = useLingui()
  const words = useOrderWords()
  const { OrderNumber } = order
  const status = stepForward(order.OrderStatus)
  if (!status) return null
  const name = words.status(status)
  const label = t`Next step of ${OrderNumber}: ${name}`
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

export function OrderRow({ order, shop, selected, isFull, onSelect, onOpen, steps }: OrderRowProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useOrderWords()
  const { OrderNumber, DeliveryType } = order
  const pieces = order.ProductOrders.reduce((sum, { Quantity }) => sum + Quantity, 0)
  const toCollect = amountToCollect(order)
  return (
    <Row
      pressable
      className={row.card}
      selected={selected}
      data-order={OrderNumber}
      onClick={({ target }) => {
        if (!(target as Element).closest('button, a, label, input')) onOpen(OrderNumber)
      }}
    >
      <Cell className={row.areas.tick}>
        <Checkbox
          checked={selected}
          disabled={isFull && !selected}
          labelHidden
          onChange={(isOn) => onSelect(order, isOn)}
        >
          {t`Select ${OrderNumber}`}
        </Checkbox>
      </Cell>
      <Cell label={t`Order`} className={row.areas.order}>
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
          <span className={row.moment}>{momentText(order.createdAt, locale)}</span>
        </span>
      </Cell>
      <Cell label={t`Customer`} className={row.areas.customer}>
        <span className={css.person}>
          <bdi className={css.name}>{order.name}</bdi>
          <bdi className={css.quiet}>{order.phoneNumber}</bdi>
        </span>
      </Cell>
      <Cell label={t`Province`} className={row.areas.province}>
        <bdi>{order.province || '–'}</bdi>
      </Cell>
      <Cell label={t`Items`} className={row.areas.items}>
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
      </Cell>
      <Cell label={t`Total`} numeric className={row.areas.total}>
        <Price amount={order.total} exact className={css.total} />
      </Cell>
      <Cell label={t`Payment`} className={row.areas.payment}>
        <span className={row.stack}>
          <Badge tone={words.paymentTone(order.paymentStatus)}>{words.payment(order.paymentStatus)}</Badge>
          {toCollect > 0 ? (
            <span className={row.collect}>
              {t`COD`} <Price amount={toCollect} exact />
            </span>
          ) : (
            <span className={css.quiet}>{words.method(order.paymentMethod)}</span>
          )}
        </span>
      </Cell>
      <Cell label={t`Delivery`} className={row.areas.delivery}>
        <span className={css.person}>
          <span className={row.delivery}>{words.delivery(DeliveryType)}</span>
          {order.trackingNumber !== '' && <bdi className={row.tracking}>{order.trackingNumber}</bdi>}
        </span>
      </Cell>
      <Cell label={t`Status`} className={row.areas.status}>
        <Badge tone={words.statusTone(order.OrderStatus)}>
          {words.status(order.OrderStatus, order.OrderStatusDisplay)}
        </Badge>
      </Cell>
      <Cell className={row.areas.step}>
        <NextStep order={order} steps={steps} />
      </Cell>
    </Row>
  )
}
