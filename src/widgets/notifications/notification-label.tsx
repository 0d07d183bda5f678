import { useLingui } from '@lingui/react/macro'
import type { Notification } from '../../core/notifications/notifications.contract'
import { momentText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Price } from '../ui/price'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './notifications.css'

function useTitle({ kind, ref, by }: Notification): string {
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
    default:
      return ref
  }
}

/** What happened, by whom, and when. */
export function NotificationLabel({ notification }: { notification: Notification }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { kind, by, shop, total, subject, at, isRead } = notification
  const title = useTitle(notification)
  const about = kind === 'mail.received' || kind === 'chat.received' ? [subject] : [by, shop]
  const details = about.filter((text) => text !== '').join(' · ')
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
