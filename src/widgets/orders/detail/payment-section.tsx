import { useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import Back from 'lucide-react/icons/undo-2'
import { useRef, useState } from 'react'
import { lazyPart } from '../../../core/kernel/lazy-part'
import type { UndoablePayment } from '../../../core/orders/orders.changes.contract'
import type { Order, PaymentStatus, RecordedSlip } from '../../../core/orders/orders.contract'
import { undoablePayment } from '../../../core/orders/orders.last-payment'
import { nextPayments } from '../../../core/orders/orders.status'
import { bankName } from '../../../core/orders/slip/orders.slip-banks'
import type { Mark } from '../../form/use-unsaved'
import { momentText } from '../../i18n/dates'
import { Lazy } from '../../lazy/lazy'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Price } from '../../ui/price'
import { priceText } from '../../ui/price-text'
import { warning, warningIcon } from '../../ui/problem.css'
import { useKeptFocus } from '../../ui/use-kept-focus'
import { useOrderMessages } from '../use-order-messages'
import { useOrderRights } from '../use-order-rights'
import * as css from './order-detail.css'
import { OrderProblem, OrderSaid, OrderSection } from './order-section'
import { MoneyToReturn, SlipDialog, SlipDifference } from './slip-dialog'
import { useOneChange } from './use-one-change'
import { useUndoable } from './use-undoable'

function ShownSlip({ slip, order }: { slip: RecordedSlip; order: Order }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alsoFor = slip.alsoFor?.join(', ')
  return (
    <>
      <dl className={css.parts}>
        <div className={css.part}>
          <dt className={css.quiet}>{t`On the slip`}</dt>
          <dd className={css.amount}>
            <Price amount={slip.amount} exact />
          </dd>
        </div>
        <div className={css.part}>
          <dt className={css.quiet}>{t`Paid at`}</dt>
          <dd>{momentText(slip.paidAt, locale)}</dd>
        </div>
        <div className={css.part}>
          <dt className={css.quiet}>{t`Checked by`}</dt>
          <dd>
            <bdi>{slip.checkedBy}</bdi>
          </dd>
        </div>
        {slip.reference && (
          <div className={css.part}>
            <dt className={css.quiet}>{t`Bank reference`}</dt>
            <dd className={css.reference}>
              {slip.bank && bankName(slip.bank, locale)} <bdi>{slip.reference}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {alsoFor && (
        <p className={warning}>
          <Warning className={warningIcon} aria-hidden="true" />
          <span>{t`The same slip is recorded for ${alsoFor}`}</span>
        </p>
      )}
      <SlipDifference amount={slip.amount} total={order.total} />
    </>
  )
}

const orderFiles = lazyPart(
  () => import('../files/order-files'),
  (file) => file.OrderFiles,
)

/** Money that somebody hands over: a courier who has delivered or is on the way, a customer unless the order is cancelled. */
function isHandedOver({ paymentMethod, OrderStatus, DeliveryType }: Order): boolean {
  if (paymentMethod === 'transfer' || paymentMethod === 'promptpay') return false
  return paymentMethod === 'cod' && DeliveryType.value !== 'pickup'
    ? OrderStatus === 'shipped' || OrderStatus === 'delivered'
    : OrderStatus !== 'cancelled'
}

const isToReturn = ({ OrderStatus, paymentStatus }: Order): boolean =>
  OrderStatus === 'cancelled' && (paymentStatus === 'paid' || paymentStatus === 'pending')

/** Transfers are marked as paid with a slip, cash without one. */
export function OrderPayment({ order, onMark }: { order: Order; onMark: Mark }) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useOrderMessages()
  const [opened, setOpened] = useState<'slip' | 'refund'>()
  const [isNoted, setNoted] = useState(false)
  const change = useOneChange(() => setOpened(undefined))
  const containerRef = useRef<HTMLElement>(null)
  useKeptFocus(containerRef, opened ?? 'closed')
  const { canPay, canSeeSlips } = useOrderRights()
  const possible = canPay(order.paymentMethod) ? nextPayments(order.paymentStatus) : []
  const can = (status: PaymentStatus) => possible.includes(status)
  const { OrderNumber, version, paymentMethod } = order
  const isTransferred = paymentMethod === 'transfer' || paymentMethod === 'promptpay'
  const go = (paymentStatus: PaymentStatus, undoes?: UndoablePayment) => {
    if (undoes) setNoted(false)
    change.start({ kind: 'payment', OrderNumber, version, paymentStatus, ...(undoes && { undoes }) })
  }
  const back = useUndoable((now) => undoablePayment(order, now))
  const problem = change.problem && (
    <OrderProblem busy={change.isRunning} onAgain={change.again} onDismiss={change.forget}>
      {change.problem}
    </OrderProblem>
  )
  const total = priceText(order.total, locale)
  return (
    <OrderSection
      containerRef={containerRef}
      title={t`Payment`}
      action={<Badge tone={messages.paymentTone(order.paymentStatus)}>{messages.payment(order.paymentStatus)}</Badge>}
    >
      <div className={css.part}>
        <span>{messages.method(paymentMethod)}</span>
        <Price amount={order.total} exact className={css.amount} />
      </div>
      {isToReturn(order) && <MoneyToReturn />}
      {order.slip && <ShownSlip slip={order.slip} order={order} />}
      {canSeeSlips && (isTransferred || order.files) && (
        <Lazy part={orderFiles} fallback={null}>
          {(OrderFiles) => <OrderFiles order={order} />}
        </Lazy>
      )}
      <OrderSaid>{(isNoted || (change.done && !('undoes' in change.done))) && t`Payment recorded`}</OrderSaid>
      {opened !== 'refund' && problem}
      {(possible.length > 0 || back) && (
        <div className={css.tools}>
          {can('paid') && isTransferred && <Button onClick={() => setOpened('slip')}>{t`Record payment`}</Button>}
          {can('paid') && isHandedOver(order) && (
            <Button busy={change.isRunning} onClick={() => go('paid')}>
              {paymentMethod === 'cod' ? t`COD money received` : t`Mark as paid`}
            </Button>
          )}
          {can('pending') && isTransferred && (
            <Button
              look="ghost"
              busy={change.isRunning}
              onClick={() => go('pending')}
            >{t`Slip received, not checked yet`}</Button>
          )}
          {back && canPay(paymentMethod) && (
            <Button
              look="ghost"
              icon={<Back />}
              busy={change.isRunning}
              // the second press of a double click must not undo the first
              onClick={({ detail }) => detail < 2 && go(back.from, back.to)}
            >
              {t`Back to: ${messages.payment(back.from)}`}
            </Button>
          )}
          {can('refunded') && <Button onClick={() => setOpened('refund')}>{t`Refund`}</Button>}
        </div>
      )}
      {opened === 'slip' && (
        <SlipDialog
          order={order}
          onMark={onMark}
          onClose={() => setOpened(undefined)}
          onSaved={() => {
            setOpened(undefined)
            setNoted(true)
          }}
        />
      )}
      <ConfirmDialog
        open={opened === 'refund'}
        dangerous
        busy={change.isRunning}
        title={t`Refund ${total}?`}
        confirmLabel={t`Mark as refunded`}
        cancelLabel={t`Leave as is`}
        onConfirm={() => go('refunded')}
        onCancel={() => {
          setOpened(undefined)
          change.forget()
        }}
      >
        <p>{t`Send the money back first: this only records it and can't be undone.`}</p>
        {problem}
      </ConfirmDialog>
    </OrderSection>
  )
}
