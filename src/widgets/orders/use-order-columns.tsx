import { useLingui } from '@lingui/react/macro'
import Next from 'lucide-react/icons/arrow-right'
import Printer from 'lucide-react/icons/printer-check'
import { amountToCollect } from '../../core/orders/orders.collect'
import type { Order } from '../../core/orders/orders.contract'
import { noShop, type Shop } from '../../core/shops/shops.contract'
import type { Column } from '../data-table/columns'
import { momentText, shortMomentText } from '../i18n/dates'
import { PhoneNumbers } from '../list/phone-numbers'
import { useLocale } from '../runtime/use-locale'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Price } from '../ui/price'
import * as css from './orders.css'
import * as row from './orders-row.css'
import type { NextSteps } from './use-next-steps'
import { useOrderMessages } from './use-order-messages'
import { useStepMessages } from './use-step-messages'

type CellProps = { order: Order }

function NextStep({ order, steps }: CellProps & { steps: NextSteps }) {
  const { t } = useLingui()
  const messages = useStepMessages()
  const { OrderNumber } = order
  const status = steps.nextOf(order)
  if (!status) return null
  const name = messages[status]
  const label = t`Next step for ${OrderNumber}: ${name}`
  return (
    <Button
      size="s"
      data-key="step"
      label={label}
      title={label}
      icon={<Next />}
      busy={steps.isStepping(order)}
      onClick={() => steps.step(order, status)}
    >
      {name}
    </Button>
  )
}

type OpenerProps = CellProps & Pick<OrderColumns, 'isDense' | 'hrefOf' | 'onOpen'>

function Opener({ order, isDense, hrefOf, onOpen }: OpenerProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { OrderNumber } = order
  return (
    <span className={css.person}>
      <span className={css.marks}>
        {hrefOf ? (
          <a
            data-key="open"
            className={css.number}
            href={hrefOf(OrderNumber)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onOpen(OrderNumber)
            }}
          >
            {OrderNumber}
          </a>
        ) : (
          <button type="button" data-key="open" className={css.number} onClick={() => onOpen(OrderNumber)}>
            {OrderNumber}
          </button>
        )}
        {order.printAddrData.IsPrintAddr && (
          <span className={css.printed} role="img" aria-label={t`Label printed`} title={t`Label printed`}>
            <Printer aria-hidden="true" />
          </span>
        )}
      </span>
      <bdi className={row.moment}>{(isDense ? shortMomentText : momentText)(order.createdAt, locale)}</bdi>
    </span>
  )
}

function Goods({ order, shop }: CellProps & { shop: string | undefined }) {
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

function Payment({ order }: CellProps) {
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

type OrderColumns = {
  shops: readonly Shop[]
  steps: NextSteps
  isDense: boolean
  /** undefined: an order has no page of its own here */
  hrefOf: ((OrderNumber: string) => string) | undefined
  onOpen(OrderNumber: string): void
}

export function useOrderColumns({ shops, steps, isDense, hrefOf, onOpen }: OrderColumns): readonly Column<Order>[] {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const shopOf = (id: number) =>
    shops.length > 1 && id !== noShop.id ? (shops.find((shop) => shop.id === id)?.ShopName ?? String(id)) : undefined
  const columns: readonly (Column<Order> & { area: keyof typeof row.areas })[] = [
    {
      key: 'createdAt',
      area: 'order',
      label: t`Order`,
      sort: true,
      sortNames: { descending: t`Latest first`, ascending: t`Oldest first` },
      cell: (order) => <Opener order={order} isDense={isDense} hrefOf={hrefOf} onOpen={onOpen} />,
    },
    {
      key: 'name',
      hideable: true,
      area: 'customer',
      label: t`Customer`,
      sort: true,
      sortNames: { ascending: t`Customer` },
      cell: ({ name, phoneNumber }) => (
        <span className={css.person}>
          <bdi className={css.name}>{name}</bdi>
          <PhoneNumbers numbers={phoneNumber} className={css.quiet} />
        </span>
      ),
    },
    {
      key: 'province',
      hideable: true,
      area: 'province',
      label: t`Province`,
      sort: true,
      sortNames: { ascending: t`Province` },
      cell: ({ province }) => <bdi>{province || '–'}</bdi>,
    },
    {
      key: 'items',
      hideable: true,
      area: 'items',
      label: t`Items`,
      cell: (order) => <Goods order={order} shop={shopOf(order.shopId)} />,
    },
    {
      key: 'total',
      hideable: true,
      area: 'total',
      label: t`Total`,
      numeric: true,
      sort: true,
      sortNames: { descending: t`Highest total`, ascending: t`Lowest total` },
      cell: ({ total }) => <Price amount={total} exact className={css.total} />,
    },
    {
      key: 'paymentStatus',
      hideable: true,
      area: 'payment',
      label: t`Payment`,
      sort: true,
      sortNames: { ascending: t`Payment` },
      cell: (order) => <Payment order={order} />,
    },
    {
      key: 'delivery',
      hideable: true,
      area: 'delivery',
      label: t`Delivery`,
      cell: ({ DeliveryType, trackingNumber }) => (
        <span className={css.person}>
          <span className={row.delivery}>{messages.delivery(DeliveryType)}</span>
          {trackingNumber !== '' && <bdi className={row.tracking}>{trackingNumber}</bdi>}
        </span>
      ),
    },
    {
      key: 'OrderStatus',
      hideable: true,
      area: 'status',
      label: t`Status`,
      sort: true,
      sortNames: { ascending: t`Status` },
      cell: ({ OrderStatus, OrderStatusDisplay }) => (
        <Badge tone={messages.statusTone(OrderStatus)}>{messages.status(OrderStatus, OrderStatusDisplay)}</Badge>
      ),
    },
    {
      key: 'step',
      hideable: true,
      area: 'step',
      label: t`Next step`,
      bare: true,
      cell: (order) => <NextStep order={order} steps={steps} />,
    },
  ]
  return columns.map((column) => ({
    ...column,
    className: row.areas[column.area],
    headClassName: row.heads[column.area],
  }))
}
