import { messages } from 'langraan:messages/orders.bulk'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import Close from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import type { RefusedOrder } from '../../../core/orders/orders.changes.contract'
import { mostOrdersPerCall, type OrderStatus } from '../../../core/orders/orders.contract'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { defineWidget } from '../../runtime/define-widget'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog } from '../../ui/dialog'
import { Menu } from '../../ui/menu'
import { word } from '../orders.css'
import { useChangeMessages } from '../use-change-messages'
import { useOrderMessages } from '../use-order-messages'
import { useOrderRights } from '../use-order-rights'
import type { Selection } from '../use-order-selection'
import { useQuickerNotice } from '../use-quicker-notice'
import { useShipQuestion } from '../use-ship-question'
import { useStepMessages } from '../use-step-messages'
import * as css from './bulk-bar.css'
import { statusesFor, useBulkStatus } from './use-bulk-status'

type BulkRefusedProps = {
  status: OrderStatus
  /** number of orders with the new status */
  changed: number
  refused: readonly RefusedOrder[]
  onClose(): void
}

function BulkRefused({ status, changed, refused, onClose }: BulkRefusedProps) {
  const { t } = useLingui()
  const messages = useChangeMessages()
  const name = useOrderMessages().status(status)
  return (
    <Dialog
      open
      title={<Plural value={refused.length} one="# order was left unchanged" other="# orders were left unchanged" />}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button look="primary" data-autofocus="" onClick={onClose}>
          {t`Close`}
        </Button>
      }
    >
      <p className={css.sum}>
        {changed === 0
          ? t`No orders were changed.`
          : t`${plural(changed, { one: '# order', other: '# orders' })}: ${name}`}{' '}
        {t`These stay selected:`}
      </p>
      <ul className={css.refused}>
        {refused.map((each) => (
          <li key={each.OrderNumber} className={css.item}>
            <bdi className={css.number}>{each.OrderNumber}</bdi>
            <span>{messages.refused(each)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type BulkBarProps = {
  selection: Selection
  onExport(): void
  /** undefined without printing */
  onPrint: ((orderNumbers: readonly string[]) => void) | undefined
}

const Nothing = () => null

function BulkBarView({ selection, onExport, onPrint }: BulkBarProps) {
  const { t } = useLingui()
  const reportLoadFailure = useReportLoadFailure()
  const bulk = useBulkStatus(selection)
  const [asked, setAsked] = useState<OrderStatus>()
  const { orders, count, onPage } = selection
  const { ask, question } = useShipQuestion()
  const stepOf = useStepMessages()
  const notify = useQuickerNotice()
  const choose = (status: OrderStatus) => {
    if (status === 'cancelled' || status === 'returned') setAsked(status)
    else ask(orders, status, () => bulk.move(status))
  }
  const elsewhere = count - onPage
  const rights = useOrderRights()
  const reachable = statusesFor(orders, rights.canMoveTo)
  const movable = reachable.find(({ status }) => status === asked)?.count ?? 0
  const isOutdated = asked !== undefined && movable === 0
  const endQuestion = useEffectEvent(() => {
    setAsked(undefined)
    const last = orders.at(-1)
    if (last) notify(last)
  })
  useEffect(() => {
    if (isOutdated) endQuestion()
  }, [isOutdated, endQuestion])
  return (
    <>
      {count > 0 && (
        <section aria-label={t`Selected orders`} className={css.bar} part="bulk">
          {bulk.failure && (
            <p role="alert" className={css.failure}>
              {bulk.failure} {t`Your selection is unchanged.`}
            </p>
          )}
          {selection.isFull && (
            <p role="status" className={css.elsewhere}>
              {t`You can select up to ${mostOrdersPerCall} orders at once.`}
            </p>
          )}
          <div className={css.row}>
            <p role="status" className={css.count}>
              <strong>
                <Plural value={count} one="# selected" other="# selected" />
              </strong>
              {elsewhere > 0 && (
                <span className={css.elsewhere}>
                  <Plural value={elsewhere} one="# of them not on this page" other="# of them not on this page" />
                </span>
              )}
            </p>
            {rights.canPack && (
              <Menu
                trigger={(props) => (
                  <Button {...props} look="primary" busy={bulk.isRunning} disabled={reachable.length === 0}>
                    {t`Change status`}
                  </Button>
                )}
                onFailed={reportLoadFailure}
                items={reachable.map(({ status, count: movable }) => ({
                  value: status,
                  label: `${stepOf[status]} (${movable})`,
                  danger: status === 'cancelled',
                  onSelect: () => choose(status),
                }))}
              />
            )}
            {onPrint && rights.canPack && (
              <Button icon={<Printer />} onClick={() => onPrint(orders.map(({ OrderNumber }) => OrderNumber))}>
                <span className={word}>{t`Print labels`}</span>
              </Button>
            )}
            {rights.canExport && (
              <Button icon={<Download />} onClick={onExport}>
                <span className={word}>{t`Export`}</span>
              </Button>
            )}
            <Button look="ghost" icon={<Close />} label={t`Clear selection`} onClick={selection.clear} />
          </div>
        </section>
      )}
      {question}
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === 'cancelled' ? t`Cancel these orders?` : t`Were these parcels returned?`}
        confirmLabel={asked === 'cancelled' ? t`Cancel orders` : t`Mark as returned`}
        cancelLabel={t`Back`}
        dangerous
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) bulk.move(asked)
          setAsked(undefined)
        }}
      >
        {asked === 'cancelled' ? (
          <Plural
            value={movable}
            one="# order will be cancelled. You can undo this for 10 minutes."
            other="# orders will be cancelled. You can undo this for 10 minutes."
          />
        ) : (
          <Plural
            value={movable}
            one="# order will be marked as returned. You can undo this for 10 minutes."
            other="# orders will be marked as returned. You can undo this for 10 minutes."
          />
        )}
      </ConfirmDialog>
      {bulk.result && bulk.result.refused.length > 0 && <BulkRefused {...bulk.result} onClose={bulk.dismiss} />}
    </>
  )
}

export const BulkBar = defineWidget<BulkBarProps>({
  apps: {},
  messages: [messages],
  Skeleton: Nothing,
  View: BulkBarView,
})
