import { useLingui } from '@lingui/react/macro'
import type { Notification } from '../../core/notifications/notifications.contract'
import { momentText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Price } from '../ui/price'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './notifications.css'

function useTitle({ kind, ref, by, subject }: Notification): string {
  const { t } = useLingui()
  switch (kind) {
    case 'order.created':
      return t`New order ${ref}`
    case 'order.cancelled':
      return t`Order ${ref} cancelled`
    case 'order.returned':
      return t`Order ${ref} returned`
    case 'order.refused':
      return t`COD parcel refused: order ${ref}`
    case 'mail.received':
      return t`Email from ${by}`
    case 'chat.received':
      return t`Message from ${by}`
    case 'stock.low':
      return t`Low stock: ${subject}`
    default:
      return ref
  }
}

function useDetails({ kind, by, shop, subject, available }: Notification): string {
  const { t } = useLingui()
  if (kind === 'mail.received' || kind === 'chat.received') return subject
  if (kind === 'stock.low') return available === undefined ? '' : t`Available: ${available}`
  return [by, shop].filter((text) => text !== '').join(' · ')
}

/** What happened, by whom, and when. */
export function NotificationLabel({ notification }: { notification: Notification }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { total, at, isRead } = notification
  const title = useTitle(notification)
  const details = useDetails(notification)
  return (
    <span className={css.label} data-unread={!isRead || undefined}>
      <span className={css.title}>
        {!isRead && <VisuallyHidden>{t`Unread:`} </VisuallyHidden>}
        {title}
      </span>
      {details && <span className={css.details}>{details}</span>}
      {total !== undefined && <Price amount={total} className={css.amount} />}
      <time className={css.moment} dateTime={at}>
        {momentText(at, locale)}
      </time>
    </span>
  )
}
