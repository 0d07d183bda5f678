import { useLingui } from '@lingui/react/macro'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import * as css from './order-notices.css'
import type { OpenOrder } from './use-order'

type HeldNotice = { title: string; texts: readonly string[]; actions?: ReactNode }

function useReason({ stage, error }: OpenOrder): string {
  const { t } = useLingui()
  if (stage === 'signedOut') return t`Your sign-in ran out. Sign in again and the order is sent by itself.`
  if (error?.code === 'offline' && !error.detail.reason)
    return t`There is no connection. The order is sent again as soon as there is one.`
  if (error?.code === 'timeout') return t`The shop's system did not answer in time. It is asked again by itself.`
  return t`The shop's system has a problem right now. The order is sent again by itself.`
}

function useHeldNotice(order: OpenOrder, onAside: () => void): HeldNotice | undefined {
  const { t } = useLingui()
  const reason = useReason(order)
  const number = order.taken?.order
  switch (order.stage) {
    case 'waiting':
    case 'signedOut':
      return {
        title: t`It is not known yet whether this order is saved`,
        texts: [reason, t`Until then it cannot be changed. However often it is sent, it is stored only once.`],
        actions: (
          <>
            <Button look="primary" onClick={order.save}>{t`Send again now`}</Button>
            <Button look="ghost" onClick={onAside}>{t`Take another order meanwhile`}</Button>
          </>
        ),
      }
    case 'lookingUp':
      return {
        title: t`Checking whether this order is saved`,
        texts: [
          t`An earlier try had no answer, and this one was refused. The shop's system is asked about the earlier one.`,
        ],
      }
    case 'unrecorded':
      return {
        title: t`This device can't keep the order while it is being sent`,
        texts: [
          t`Its storage is full or blocked. If this page closes before the answer comes, look in the list of orders before you take the order again.`,
        ],
        actions: (
          <>
            <Button look="primary" onClick={order.save}>{t`Send anyway`}</Button>
            <Button look="ghost" onClick={order.cancel}>{t`Back to the order`}</Button>
          </>
        ),
      }
    case 'taken':
      return {
        title:
          number === undefined ? t`Another window has this order now` : t`Another window saved this order: ${number}`,
        texts: [
          number === undefined
            ? t`Go on with it there.`
            : t`You find it in the list of orders. What you changed in this window since then is not saved.`,
        ],
        actions: <Button look="primary" onClick={order.next}>{t`Take the next order`}</Button>,
      }
    default:
      return undefined
  }
}

/** Why the order cannot be changed now, and the way on. */
export function OrderHeld({ order, onAside }: { order: OpenOrder; onAside(): void }) {
  const place = useRef<HTMLDivElement>(null)
  const notice = useHeldNotice(order, onAside)
  const { stage } = order
  const isShown = notice !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to each new notice once
  useEffect(() => {
    if (isShown) place.current?.focus()
  }, [isShown, stage])
  if (!notice) return null
  return (
    <div ref={place} className={css.unsure} role="alert" tabIndex={-1} data-stage={stage}>
      <CloudOff className={css.unsureIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>{notice.title}</p>
        {notice.texts.map((text, place) => (
          <p key={text} className={place > 0 ? css.quiet : undefined}>
            {text}
          </p>
        ))}
        {notice.actions && <div className={css.actions}>{notice.actions}</div>}
      </div>
    </div>
  )
}
