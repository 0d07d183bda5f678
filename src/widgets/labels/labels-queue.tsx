import { Plural, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { missingPayment, moneyOf } from '../../core/labels/labels.content'
import type { Order } from '../../core/orders/orders.contract'
import { hasOldLabel } from '../../core/orders/orders.label'
import { momentText } from '../i18n/dates'
import { useOrderMessages } from '../orders/use-order-messages'
import { useLocale } from '../runtime/use-locale'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Price } from '../ui/price'
import * as css from './labels.css'

type RowProps = { order: Order; marked: boolean; onMark(OrderNumber: string, on: boolean): void }

function LabelsRow({ order, marked, onMark }: RowProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useOrderMessages()
  const money = moneyOf(order)
  const missing = missingPayment(order)
  const where = [order.province, order.postNum].filter(Boolean).join(' ')
  return (
    <li className={css.row} data-marked={marked ? '' : undefined}>
      <Checkbox
        className={css.mark}
        checked={marked}
        onChange={(on) => onMark(order.OrderNumber, on)}
        hint={
          <>
            {where && <bdi>{where} · </bdi>}
            {momentText(order.createdAt, locale)}
          </>
        }
      >
        <span className={css.number}>{order.OrderNumber}</span> <bdi className={css.name}>{order.name}</bdi>
      </Checkbox>
      <span className={css.more}>
        <span className={css.delivery}>{messages.delivery(order.DeliveryType)}</span>
        {money.kind === 'collect' && (
          <Badge tone="warning">
            {t`COD`} <Price amount={money.amount} />
          </Badge>
        )}
        {missing && <Badge tone={messages.paymentTone(missing)}>{messages.payment(missing)}</Badge>}
        {order.OrderStatus === 'cancelled' && <Badge tone="danger">{messages.status(order.OrderStatus)}</Badge>}
        {order.printAddrData.IsPrintAddr && <Badge>{t`Label printed`}</Badge>}
        {hasOldLabel(order) && <Badge tone="warning">{t`Label out of date: print it again`}</Badge>}
      </span>
    </li>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move between rows, like Tab. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = lookUp(steps, event.key)
  if (!step) return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const next = boxes[boxes.indexOf(event.target as HTMLInputElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

type LabelsQueueProps = {
  chosen: readonly Order[]
  queue: readonly Order[]
  marks: ReadonlyMap<string, Order>
  more: boolean
  busy: boolean
  onMark(OrderNumber: string, on: boolean): void
  onMarkAll(on: boolean): void
  onMore(): void
}

export function LabelsQueue({ chosen, queue, marks, more, busy, onMark, onMarkAll, onMore }: LabelsQueueProps) {
  const { t } = useLingui()
  const orders = [...chosen, ...queue]
  const shownMarks = orders.filter(({ OrderNumber }) => marks.has(OrderNumber)).length
  const elsewhere = marks.size - shownMarks
  const rowOf = (order: Order) => (
    <LabelsRow key={order.OrderNumber} order={order} marked={marks.has(order.OrderNumber)} onMark={onMark} />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for what Tab reaches
    <div onKeyDown={walk}>
      <div className={css.all}>
        <Checkbox
          checked={orders.length > 0 && shownMarks === orders.length}
          indeterminate={shownMarks > 0 && shownMarks < orders.length}
          onChange={onMarkAll}
        >
          {t`Select all shown`}
        </Checkbox>
        <span className={css.count} aria-live="polite">
          {t`${marks.size} selected`}
          {elsewhere > 0 && (
            <>
              {' '}
              <Plural value={elsewhere} one="(# not in this list)" other="(# not in this list)" />
            </>
          )}
          {' · '}
          {more ? t`the oldest ${orders.length}` : <Plural value={orders.length} one="# order" other="# orders" />}
        </span>
      </div>
      {chosen.length > 0 && <h2 className={css.heading}>{t`Selected from orders`}</h2>}
      {chosen.length > 0 && <ul className={css.rows}>{chosen.map(rowOf)}</ul>}
      {chosen.length > 0 && queue.length > 0 && <h2 className={css.heading}>{t`Waiting for a label`}</h2>}
      <ul className={css.rows}>{queue.map(rowOf)}</ul>
      {more && (
        <div className={css.foot}>
          <Button busy={busy} onClick={onMore}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </div>
  )
}
