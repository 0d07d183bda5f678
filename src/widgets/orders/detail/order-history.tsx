import { useLingui } from '@lingui/react/macro'
import type { OrderChange } from '../../../core/orders/orders.contract'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import * as css from './detail.css'
import { useFieldMessages } from './use-order-field-messages'

type Entry = { at: string; by: string; nth: number; changes: OrderChange[] }

/** What one person changed in one go is one entry; the latest comes first. */
function entriesOf(changes: readonly OrderChange[]): Entry[] {
  const entries: Entry[] = []
  for (const [nth, change] of changes.entries()) {
    const last = entries.at(-1)
    const isSameGo = last?.at === change.at && last.by === change.by
    // two steps within one tick of the clock are two entries
    if (last && isSameGo && last.changes.every(({ field }) => field !== change.field)) last.changes.push(change)
    else entries.push({ at: change.at, by: change.by, nth, changes: [change] })
  }
  return entries.reverse()
}

function OneChange({ change: { field, from, to } }: { change: OrderChange }) {
  const { t } = useLingui()
  const messages = useFieldMessages()
  return (
    <span className={css.changeValues}>
      <span className={css.strong}>{messages.name(field)}:</span>{' '}
      {from !== '' && <bdi>{messages.past(field, from)} → </bdi>}
      <bdi>{to === '' ? t`(empty)` : messages.past(field, to)}</bdi>
    </span>
  )
}

/** What happened to an order: who, when, and from what to what. */
export function OrderHistory({ changes }: { changes: readonly OrderChange[] }) {
  const locale = useLocale()
  return (
    <ol className={css.history}>
      {entriesOf(changes).map(({ at, by, nth, changes: together }) => (
        <li key={nth} className={css.change}>
          {together.map((change) => (
            <OneChange key={change.field} change={change} />
          ))}
          <span className={css.quiet}>
            {momentText(at, locale)} · <bdi>{by}</bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}
