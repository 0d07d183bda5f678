import { useLingui } from '@lingui/react/macro'
import FileClock from 'lucide-react/icons/file-clock'
import { useState } from 'react'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { priceText } from '../../ui/price-text'
import { UnreadableText } from '../unreadable-text'
import type { OpenOrder } from '../use-order'
import * as css from './order-later.css'

function OrderUnreadable({ text, onDiscard }: { text: string; onDiscard(): void }) {
  const { t } = useLingui()
  return (
    <UnreadableText
      label={t`Unreadable order`}
      title={t`An unfinished order on this device can't be opened`}
      hint={t`This is all that's left of it. Copy what you need before you discard it.`}
      text={text}
      textLabel={t`Order text`}
      discardLabel={t`Discard`}
      keepLabel={t`Keep`}
      question={t`Discard an order that may be saved?`}
      onDiscard={onDiscard}
    >
      {t`Check the order list first: if it isn't there, it will be lost.`}
    </UnreadableText>
  )
}

/** Drafts of closed tabs, latest first. They are restored or discarded only by the user. */
export function OrderOffer({ order }: { order: OpenOrder }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const [orphan, ...more] = order.orphans
  if (!orphan || (order.stage !== 'open' && order.stage !== 'saved')) return null
  if (orphan.text !== undefined)
    return <OrderUnreadable text={orphan.text} onDiscard={() => order.discard(orphan.id)} />
  const rest = more.length
  const isUnsure = orphan.total !== undefined || orphan.doubted === true
  const who = [orphan.name, orphan.phoneNumber].filter((text) => text !== '').join(' · ')
  const when = momentText(orphan.at, locale)
  const total = orphan.total === undefined ? '' : priceText(orphan.total, locale)
  return (
    <section className={css.offer} aria-label={t`Unfinished order`}>
      <FileClock className={css.offerIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>
          {isUnsure ? t`We couldn't confirm whether an order was saved` : t`You have an unfinished order`}
        </p>
        <p>
          <bdi>{[who, total, when].filter((text) => text !== '').join(' · ')}</bdi>
        </p>
        {rest > 0 && <p className={css.quiet}>{t`${rest} more after this one`}</p>}
        <div className={css.actions}>
          <Button look="primary" size="s" onClick={() => order.adopt(orphan.id)}>
            {orphan.total === undefined ? t`Continue order` : t`Send again`}
          </Button>
          <Button look="ghost" size="s" onClick={() => setAsking(true)}>{t`Discard`}</Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        dangerous
        title={isUnsure ? t`Discard an order that may be saved?` : t`Discard this draft?`}
        confirmLabel={t`Discard`}
        cancelLabel={t`Keep`}
        onConfirm={() => {
          setAsking(false)
          order.discard(orphan.id)
        }}
        onCancel={() => setAsking(false)}
      >
        {isUnsure ? t`Check the order list first: if it isn't there, it will be lost.` : t`Your entries will be lost.`}
      </ConfirmDialog>
    </section>
  )
}
