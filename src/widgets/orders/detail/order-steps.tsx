import { useLingui } from '@lingui/react/macro'
import More from 'lucide-react/icons/ellipsis-vertical'
import Back from 'lucide-react/icons/undo-2'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Order, OrderStatus } from '../../../core/orders/orders.contract'
import { nextStatuses, undoableStep } from '../../../core/orders/orders.status'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Menu } from '../../ui/menu'
import { useKeptFocus } from '../../ui/use-kept-focus'
import { useOrderMessages } from '../use-order-messages'
import { useOrderRights } from '../use-order-rights'
import { useQuickerNotice } from '../use-quicker-notice'
import { useShipQuestion } from '../use-ship-question'
import { useUndoStep } from '../use-undo-step'
import * as bar from './order-bar.css'
import { OrderProblem, OrderSaid } from './order-section'
import { useOneChange } from './use-one-change'
import { useUndoable } from './use-undoable'

type AskedStep = 'cancelled' | 'returned'

const isAsked = (status: OrderStatus): status is AskedStep => status === 'cancelled' || status === 'returned'

function useStepWords() {
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
      text: t`A cancelled order stays in the list. You can undo this for 10 minutes.`,
    },
    returned: {
      title: t`Was the parcel returned?`,
      text: t`You can undo this for 10 minutes. After that, the status can't be changed any more.`,
    },
  }
  return { steps, questions }
}

/** Steps out of the usual course ask for confirmation. */
export function OrderSteps({ order, className }: { order: Order; className: string }) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const { steps, questions } = useStepWords()
  const reportLoadFailure = useReportLoadFailure()
  const [asked, setAsked] = useState<AskedStep>()
  const { OrderNumber } = order
  // the menu that opened a question may be gone when it closes
  const barRef = useRef<HTMLDivElement>(null)
  useKeptFocus(barRef, asked ?? 'closed')
  const change = useOneChange(() => setAsked(undefined))
  const { canMoveTo, canPack } = useOrderRights()
  const possible = nextStatuses(order.OrderStatus).filter(canMoveTo)
  const next = possible.find((status) => !isAsked(status))
  const others = possible.filter(isAsked)
  const isUnconfirmed = order.OrderStatus === 'new' && canPack && possible.length === 0
  const { ask, question: shipQuestion } = useShipQuestion()
  const notify = useQuickerNotice()
  const isOwn = change.isRunning || change.problem || (change.done?.kind === 'status' && change.done.status === asked)
  const isOutdated = asked !== undefined && !possible.includes(asked) && !isOwn
  const endQuestion = useEffectEvent(() => {
    setAsked(undefined)
    notify(order)
  })
  useEffect(() => {
    if (isOutdated) endQuestion()
  }, [isOutdated, endQuestion])
  const { undo } = useUndoStep()
  const undoable = useUndoable((now) => undoableStep(order, now))
  const back = undoable && canMoveTo(undoable.to) ? undoable : undefined
  const go = (status: OrderStatus) =>
    ask([order], status, () => change.start({ kind: 'status', orderNumbers: [OrderNumber], status }))
  // the second click of a double click must not trigger the next step
  const goOnce = ({ detail }: MouseEvent, status: OrderStatus) => detail < 2 && go(status)
  const question = asked && questions[asked]
  const problem = change.problem && (
    <OrderProblem busy={change.isRunning} onAgain={change.again} onDismiss={change.forget}>
      {change.problem}
    </OrderProblem>
  )
  // until the order moves on, or back by an undo
  const hasMoved = change.done?.kind === 'status' && change.done.status === order.OrderStatus
  const isBare = possible.length === 0 && !problem && !hasMoved && !back
  if (isUnconfirmed && isBare)
    return (
      <div className={className}>
        <p className={bar.note}>{t`Whoever takes orders has to confirm it first. Then you can pack it.`}</p>
      </div>
    )
  return (
    <div ref={barRef} tabIndex={-1} className={isBare ? undefined : className}>
      {!question && problem && <div className={bar.whole}>{problem}</div>}
      <OrderSaid className={bar.start}>{hasMoved && t`Status changed`}</OrderSaid>
      {back && (
        <Button look="ghost" icon={<Back />} className={bar.back} onClick={() => undo([order], back.to)}>
          {t`Back to: ${messages.status(back.from)}`}
        </Button>
      )}
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
      {shipQuestion}
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
