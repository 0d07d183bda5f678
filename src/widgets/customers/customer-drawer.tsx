import { Plural, useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import PhoneIcon from 'lucide-react/icons/phone'
import type { Customer } from '../../core/customers/customers.contract'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Order } from '../../core/orders/orders.contract'
import { FailurePanel } from '../failure/failure-panel'
import { momentText } from '../i18n/dates'
import { useLazyPart } from '../lazy/use-lazy-part'
import { usePagingLabels } from '../list/list-pages'
import { useOrderMessages } from '../orders/use-order-messages'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useLocale } from '../runtime/use-locale'
import { useMay } from '../runtime/use-may'
import { useToaster } from '../runtime/use-toaster'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { EmptyPanel } from '../ui/empty-panel'
import { Pagination } from '../ui/pagination'
import { Price } from '../ui/price'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './customers.css'
import { RefusedBadge } from './refused-badge'
import { useCustomerOrders } from './use-customers'

const privacy = lazyPart(() => import('./privacy/privacy-section'))

type OrderTarget = { orderHref(OrderNumber: string): string; onOpenOrder(OrderNumber: string): void }

function EarlierOrder({ order, orderHref, onOpenOrder }: OrderTarget & { order: Order }) {
  const locale = useLocale()
  const messages = useOrderMessages()
  const { OrderNumber, OrderStatus, OrderStatusDisplay, paymentStatus, paymentMethod } = order
  return (
    <li className={css.order}>
      <a
        className={css.link}
        href={orderHref(OrderNumber)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onOpenOrder(OrderNumber)
        }}
      >
        {OrderNumber}
      </a>
      <Price amount={order.total} exact className={css.amount} />
      <span className={css.quiet}>
        {momentText(order.createdAt, locale)} · {messages.method(paymentMethod)}
      </span>
      <span className={css.badges}>
        <Badge tone={messages.statusTone(OrderStatus)}>{messages.status(OrderStatus, OrderStatusDisplay)}</Badge>
        <Badge tone={messages.paymentTone(paymentStatus)}>{messages.payment(paymentStatus)}</Badge>
      </span>
      <bdi className={css.goods}>{order.ProductOrders.map(({ name }) => name).join(', ')}</bdi>
    </li>
  )
}

function CustomerOrders({ phoneNumber, ...way }: OrderTarget & { phoneNumber: string }) {
  const { t } = useLingui()
  const pagingLabels = usePagingLabels(t`Pages of orders`)
  const orders = useCustomerOrders(phoneNumber)
  const { status, rows } = orders
  const isThere = rows.length > 0
  return (
    <section className={css.section} aria-busy={status === 'loading' || undefined}>
      <h3 className={css.heading}>
        {t`Earlier orders`}
        {isThere && (
          <span className={css.quiet}>
            <Plural value={orders.total} one="# order" other="# orders" />
          </span>
        )}
      </h3>
      {status === 'failed' && (
        <FailurePanel
          error={orders.error}
          title={t`Couldn't load orders`}
          forbidden={t`You don't have access to orders`}
          onRetry={orders.reload}
        />
      )}
      {status === 'loading' && !isThere && (
        <Loading label={t`Loading orders`} className={css.orders}>
          <Skeleton shape="block" height={76} count={3} />
        </Loading>
      )}
      {status === 'ready' && !isThere && (
        <EmptyPanel title={t`No orders found`}>{t`They may have been removed.`}</EmptyPanel>
      )}
      {isThere && (
        <ul className={css.orders}>
          {rows.map((order) => (
            <EarlierOrder key={order.OrderNumber} order={order} {...way} />
          ))}
        </ul>
      )}
      {orders.total > orders.perPage && (
        <Pagination
          page={orders.page}
          perPage={orders.perPage}
          total={orders.total}
          onChange={orders.goTo}
          labels={pagingLabels}
        />
      )}
    </section>
  )
}

type CustomerDrawerProps = {
  customer: Customer
  orderHref(OrderNumber: string): string
  onOpenOrder(OrderNumber: string): void
  /** undefined if the user may not take orders */
  onNewOrder: (() => void) | undefined
  onClose(): void
}

const addressOf = ({ address, subDistrict, district, province, postNum }: Customer): string =>
  [address, [subDistrict, district].filter(Boolean).join(' '), [province, postNum].filter(Boolean).join(' ')]
    .filter((line) => line !== '')
    .join('\n')

const phonesOf = (phoneNumber: string): string[] =>
  phoneNumber
    .split(',')
    .map((phone) => phone.trim())
    .filter((phone) => phone !== '')

function Contact({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const address = addressOf(customer)
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t`Contact`}</h3>
      <ul className={css.phones}>
        {phonesOf(customer.phoneNumber).map((phone) => (
          <li key={phone}>
            <a className={css.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <PhoneIcon className={css.linkIcon} aria-hidden="true" />
              {phone}
            </a>
          </li>
        ))}
      </ul>
      {address === '' ? (
        <p className={css.quiet}>{t`Collects orders in person: no address on file.`}</p>
      ) : (
        <bdi className={css.address}>{address}</bdi>
      )}
      <RefusedBadge count={customer.refusedCODCount} />
    </section>
  )
}

export function CustomerDrawer({ customer, orderHref, onOpenOrder, onNewOrder, onClose }: CustomerDrawerProps) {
  const { t } = useLingui()
  const may = useMay()
  const toaster = useToaster()
  const { here } = useLazyPart(privacy, may('read', 'PersonalData') || may('delete', 'PersonalData'))
  useEngineEvent('customers.erased', () => {
    toaster.show({ id: 'customer-erased', tone: 'success', title: t`Personal data erased` })
    onClose()
  })
  return (
    <Dialog
      open
      look="end"
      title={<bdi>{customer.name || customer.phoneNumber}</bdi>}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        onNewOrder && (
          <Button look="primary" icon={<Take />} onClick={onNewOrder}>
            {t`New order for this customer`}
          </Button>
        )
      }
    >
      <div className={css.drawer}>
        <Contact customer={customer} />
        <CustomerOrders phoneNumber={customer.phoneNumber} orderHref={orderHref} onOpenOrder={onOpenOrder} />
        {here && <here.CustomerPrivacy customer={customer} />}
      </div>
    </Dialog>
  )
}
