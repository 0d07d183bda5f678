import { useLingui } from '@lingui/react/macro'
import { satang } from '../../../core/kernel/money'
import type { QueueItem } from '../../../core/order/queue/order.queue.record'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { priceText } from '../../ui/price-text'
import { OrderLink } from '../order-link'
import * as css from './queue.css'
import type { OrderQueueState } from './use-order-queue'

const firstLine = (text: string): string => text.trim().split('\n')[0]?.slice(0, 60) ?? ''

export const nameOf = ({ read, from, text }: Pick<QueueItem, 'read' | 'from' | 'text'>): string =>
  read?.name || from || firstLine(text)

function Marks({ item: { read, cancels, state } }: { item: QueueItem }) {
  const { t } = useLingui()
  if (state !== 'open') return state === 'discarded' ? <Badge>{t`Discarded`}</Badge> : null
  return (
    <>
      {cancels && <Badge tone="danger">{t`Customer cancels`}</Badge>}
      {read?.lacks && <Badge tone="warning">{t`Name or phone missing`}</Badge>}
      {read && read.doubts > 0 && <Badge tone="warning">{t`To check: ${read.doubts}`}</Badge>}
    </>
  )
}

/** One button, which keeps the focus when it is pressed. */
function Act({ queue, item }: { queue: OrderQueueState; item: QueueItem }) {
  const { t } = useLingui()
  const isDiscarded = item.state === 'discarded'
  return (
    <Button
      size="s"
      look="ghost"
      disabled={!isDiscarded && !queue.isFree}
      label={isDiscarded ? t`Undo: ${nameOf(item)}` : t`Check now: ${nameOf(item)}`}
      onClick={() => (isDiscarded ? queue.restore(item) : queue.choose(item))}
    >
      {isDiscarded ? t`Undo` : t`Check now`}
    </Button>
  )
}

/** What was found, in the order in which it is checked. */
export function QueueList({ queue }: { queue: OrderQueueState }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <ol className={css.list}>
      {queue.items.map((item) => (
        <li key={item.id} className={css.row} aria-current={item === queue.current ? 'step' : undefined}>
          <span className={css.what}>
            <bdi>{nameOf(item)}</bdi>
            {item.read?.amount != null && <span>{priceText(satang(item.read.amount), locale)}</span>}
            <Marks item={item} />
          </span>
          {item.state === 'saved' && (
            <span>
              {t`Saved`} <OrderLink OrderNumber={item.order} />
            </span>
          )}
          {item.state !== 'saved' && item !== queue.current && <Act queue={queue} item={item} />}
        </li>
      ))}
    </ol>
  )
}
