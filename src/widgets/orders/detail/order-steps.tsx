import { useLingui } from '@lingui/react/macro'
import More from 'lucide-react/icons/ellipsis-vertical'
import { type MouseEvent, useState } from 'react'
import type { Order, OrderStatus } from '../../../core/orders/orders.contract'
import { nextStatuses } from '../../../core/orders/orders.status'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Menu } from '../../ui/menu'
import { useOrderMessages } from '../use-order-messages'
import { useOrderRights } from '../use-order-rights'
import * as bar from './order-bar.css'
import { OrderProblem, OrderSaid } from './order-section'
import { useOneChange } from './use-one-change'

type AskedStep = 'cancelled' | 'returned'

const isAsked = (status: OrderStatus): status is AskedStep => status === 'cancelled' || status === 'returned'

function useStepMessages() {
  const { t } = useLingui()
  const steps: Record<OrderStatus, string> = {
    new: t`New`,
    confirmed: t`Confirm order`,
    packed: t`Mark as packed`,
    shipped: t`Mark as shipped`,
    delivered: t`Mark as delivered`,
    cancelled: t`Cancel order`,
    returned: t`Mark as returned`,
  }
  const questions: Record<AskedStep, { title: string; text: string }> = {
    cancelled: {
      title: t`Cancel this order?`,
      text: t`A cancelled order stays in the list and can't be reopened.`,
    },
    returned: { title: t`Was the parcel returned?`, text: t`A returned order's status can't change again.` },
  }
  return { steps, questions }
}

/** Irreversible steps ask for confirmation. */
export function OrderSteps({ order, className }: { order: Order; className: string }) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const { steps, questions } = useStepMessages()
  const reportLoadFailure = useReportLoadFailure()
  const [asked, setAsked] = useState<AskedStep>()
  const { OrderNumber } = order
  const change = useOneChange(() => setAsked(undefined))
  const { canMoveTo } = useOrderRights()
  const possible = nextStatuses(order.OrderStatus).filter(canMoveTo)
  const next = possible.find((status) => !isAsked(status))
  const others = possible.filter(isAsked)
  const go = (status: OrderStatus) => change.start({ kind: 'status', orderNumbers: [OrderNumber], status })
  // the second click of a double click must not trigger the next step
  const goOnce = ({ detail }: MouseEvent, status: OrderStatus) => detail < 2 && go(status)
  const question = asked && questions[asked]
  const problem = change.problem && (
    <OrderProblem busy={change.isRunning} onAgain={change.again} onDismiss={change.forget}>
      {change.problem}
    </OrderProblem>
  )
  const isBare = possible.length === 0 && !problem && !change.isDone
  return (
    <div className={isBare ? undefined : className}>
      {!question && problem && <div className={bar.whole}>{problem}</div>}
      <OrderSaid className={bar.start}>{change.isDone && t`Status changed`}</OrderSaid>
      {!next &&
        others.map((status) => (
          <Button key={status} onClick={() => setAsked(status)}>
            {steps[status]}
          </Button>
        ))}
      {next && others.length > 0 && (
        <Menu
          onFailed={reportLoadFailure}
          trigger={(props) => <Button {...props} look="ghost" icon={<More />} label={t`Other steps`} />}
          items={others.map((status) => ({
            value: status,
            label: steps[status],
            danger: true,
            onSelect: () => setAsked(status),
          }))}
        />
      )}
      {next && (
        <Button
          look="primary"
          size="l"
          className={bar.main}
          busy={change.isRunning && !asked}
          onClick={(event) => goOnce(event, next)}
        >
          {steps[next]}
        </Button>
      )}
      <ConfirmDialog
        open={question !== undefined}
        dangerous
        busy={change.isRunning}
        title={question?.title}
        confirmLabel={asked ? steps[asked] : messages.status(order.OrderStatus)}
        cancelLabel={t`Leave as is`}
        onConfirm={() => asked && go(asked)}
        onCancel={() => {
          setAsked(undefined)
          change.forget()
        }}
      >
        <p>{question?.text}</p>
        {problem}
      </ConfirmDialog>
    </div>
  )
}
