import { useLingui } from '@lingui/react/macro'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import * as css from './order-offer.css'

/** A record of an order that cannot be opened any more: its text, from which a person may take what they need. */
export function OrderUnreadable({ text, onDiscard }: { text: string; onDiscard(): void }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  return (
    <section className={css.offer} aria-label={t`Unreadable order`}>
      <FileQuestion className={css.offerIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>{t`An unfinished order on this device can't be opened`}</p>
        <p>{t`This is all that's left of it. Copy what you need before you discard it.`}</p>
        <textarea className={css.record} readOnly rows={4} aria-label={t`Order text`} value={text} />
        <div className={css.actions}>
          <Button look="ghost" size="s" onClick={() => setAsking(true)}>{t`Discard`}</Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        dangerous
        title={t`Discard an order that may be saved?`}
        confirmLabel={t`Discard`}
        cancelLabel={t`Keep`}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        onCancel={() => setAsking(false)}
      >
        {t`Check the order list first: if it isn't there, it will be lost.`}
      </ConfirmDialog>
    </section>
  )
}
