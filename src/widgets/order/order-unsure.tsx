import { useLingui } from '@lingui/react/macro'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import * as css from './order-notices.css'
import type { OpenOrder } from './use-order'

function useReason({ stage, error }: OpenOrder): string {
  const { t } = useLingui()
  if (stage === 'signedOut') return t`Your sign-in ran out. Sign in again and the order is sent by itself.`
  if (error?.code === 'offline' && !error.detail.reason)
    return t`There is no connection. The order is sent again as soon as there is one.`
  if (error?.code === 'timeout') return t`The shop's system did not answer in time. It is asked again by itself.`
  return t`The shop's system has a problem right now. The order is sent again by itself.`
}

/** The outcome of a save is unknown: nothing may be changed, only the same order is sent again. */
export function OrderUnsure({ order, onAside }: { order: OpenOrder; onAside(): void }) {
  const { t } = useLingui()
  const notice = useRef<HTMLDivElement>(null)
  const reason = useReason(order)
  const isShown = order.stage === 'waiting' || order.stage === 'signedOut'
  useEffect(() => {
    if (isShown) notice.current?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={notice} className={css.unsure} role="alert" tabIndex={-1}>
      <CloudOff className={css.unsureIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>{t`It is not known yet whether this order is saved`}</p>
        <p>{reason}</p>
        <p className={css.quiet}>
          {t`Until then it cannot be changed. However often it is sent, it is stored only once.`}
        </p>
        <div className={css.actions}>
          <Button look="primary" onClick={order.save}>{t`Send again now`}</Button>
          <Button look="ghost" onClick={onAside}>{t`Take another order meanwhile`}</Button>
        </div>
      </div>
    </div>
  )
}
