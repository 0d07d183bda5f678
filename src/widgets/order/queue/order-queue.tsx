import { messages } from 'langraan:messages/order.queue'
import { Plural, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect } from 'react'
import { linesApp } from '../../../core/lines/app'
import { isOpen } from '../../../core/order/queue/order.queue.record'
import { queueViews } from '../../../core/order/queue/views'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import { Button } from '../../ui/button'
import type { PastedText } from '../order-several'
import { UnreadableText } from '../unreadable-text'
import type { OpenOrder } from '../use-order'
import { focusMessage } from './focus-message'
import * as css from './queue.css'
import { nameOf, QueueList } from './queue-list'
import { QueueOffer } from './queue-offer'
import { type OrderQueueState, useOrderQueue } from './use-order-queue'

export type OrderQueueProps = {
  order: OpenOrder
  /** a text to split */
  pasted: PastedText | undefined
  onPastedDone(): void
  /** receives whether the open order is one of the queue */
  queued: RefObject<boolean>
  /** the drafts of the queue: they are not offered as unfinished orders */
  onDrafts(ids: readonly string[]): void
}

function QueueView({ order, pasted, onPastedDone, queued, onDrafts }: OrderQueueProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const queue = useOrderQueue(order, () =>
    toaster.show({ id: 'order-queue', tone: 'warning', title: t`This order is open in another window` }),
  )
  const { items, current } = queue
  const isCurrent = current !== undefined
  useEffect(() => {
    queued.current = isCurrent
  })
  const ids = items.map(({ id }) => id).join(' ')
  useEffect(() => onDrafts(ids.split(' ')), [ids, onDrafts])
  return (
    <>
      {pasted && <QueueOffer queue={queue} pasted={pasted} onDone={onPastedDone} />}
      {queue.unreadable !== '' && (
        <UnreadableText
          label={t`Unreadable list`}
          title={t`A list of orders on this device can't be opened`}
          hint={t`This is all that's left of it. Copy what you need before you discard it.`}
          text={queue.unreadable}
          textLabel={t`Text of the list`}
          discardLabel={t`Discard`}
          keepLabel={t`Keep`}
          question={t`Discard the list?`}
          onDiscard={queue.discardUnreadable}
        >
          {t`Orders in it that you haven't entered will be lost.`}
        </UnreadableText>
      )}
      {items.length > 0 && <QueueBar queue={queue} />}
    </>
  )
}

function QueueBar({ queue }: { queue: OrderQueueState }) {
  const { t } = useLingui()
  const { items, current, isFree, kept } = queue
  const open = items.filter(isOpen)
  const count = items.length
  const position = count - open.length + 1
  const [first] = open
  const savedCount = items.filter(({ state }) => state === 'saved').length
  return (
    <section className={css.panel} aria-label={t`Orders to check`}>
      <div className={css.stack}>
        <div className={css.head}>
          <p className={css.noticeTitle} role="status">
            {current ? (
              <>
                {t`Order ${position} of ${count}`} · <bdi>{nameOf(current)}</bdi>
              </>
            ) : open.length > 0 ? (
              <Plural value={open.length} one="# order to check" other="# orders to check" />
            ) : (
              t`All checked. Saved: ${savedCount} of ${count}`
            )}
          </p>
          <div className={css.actions}>
            {current && (
              <>
                <Button size="s" disabled={!isFree || open.length < 2} onClick={() => queue.skip(current)}>
                  {t`Skip for now`}
                </Button>
                <Button size="s" look="ghost" disabled={!isFree} onClick={() => queue.discard(current)}>
                  {t`Discard`}
                </Button>
              </>
            )}
            {!current && first && (
              <Button size="s" look="primary" disabled={!isFree} onClick={() => queue.open(first)}>
                {t`Continue checking`}
              </Button>
            )}
            {open.length === 0 && (
              <Button
                size="s"
                onClick={({ currentTarget }) => {
                  focusMessage(currentTarget)
                  queue.close()
                }}
              >
                {t`Close this list`}
              </Button>
            )}
          </div>
        </div>
        {!current && first && !isFree && (
          <p className={css.quiet}>{t`Save or clear the order in the form first. The list stays.`}</p>
        )}
        {queue.isUnread && (
          <div className={css.actions}>
            <p className={css.quiet} role="status">
              {t`Couldn't check every message in advance. You can still open each order.`}
            </p>
            <Button size="s" look="ghost" onClick={queue.readAgain}>{t`Try again`}</Button>
          </div>
        )}
        {!kept && <p className={css.quiet}>{t`This device can't save the list. Reloading the page would lose it.`}</p>}
        <details>
          <summary className={css.summary}>
            <Plural value={count} one="Show # order" other="Show all # orders" />
          </summary>
          <QueueList queue={queue} />
        </details>
      </div>
    </section>
  )
}

export const OrderQueue = defineWidget<OrderQueueProps>({
  apps: { lines: linesApp },
  views: queueViews,
  messages: [messages],
  Skeleton: () => null,
  View: QueueView,
})
