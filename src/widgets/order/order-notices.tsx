import { Plural, useLingui } from '@lingui/react/macro'
import Alert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ReactNode, useEffect, useRef } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { isKeyUsed } from '../../core/kernel/outcome'
import { useBusyMessage } from '../failure/use-busy-message'
import { Button } from '../ui/button'
import { ErrorList } from '../ui/error-list'
import * as css from './order-notices.css'
import type { OpenOrder } from './use-order'
import { type OrderFieldName, useOrderFormMessages } from './use-order-form-messages'

type OrderErrorsProps = { order: OpenOrder; onGo(name: OrderFieldName): void }

function useRefusal({ doubted }: OpenOrder): (error: RaanError | undefined) => string {
  const { t } = useLingui()
  return (error) => {
    if (doubted) return t`We couldn't confirm whether this order was saved`
    if (error && isKeyUsed(error))
      return t`An earlier version of this order is already saved. Your later changes aren't.`
    const status = error?.detail.status
    if (status === 403) return t`Not saved: your account can't save orders. Ask the shop owner.`
    if (status === 404)
      return t`Not saved: the shop's system doesn't accept orders here. Contact the person who runs this site.`
    if (status === 409) return t`Not saved: something changed in the shop's system. Check the order and save again.`
    if (status === 419)
      return t`Not saved: your session with the shop's system has expired. Sign in again, then save again.`
    if (status === 400 || status === 413 || status === 422)
      return t`The order was rejected and isn't saved. Check it and save again.`
    return t`Not saved: the shop's system didn't accept the order (${status}). Contact the person who runs this site.`
  }
}

export function OrderErrors({ order, onGo }: OrderErrorsProps) {
  const { t } = useLingui()
  const refusalOf = useRefusal(order)
  const fieldErrors = useOrderFormMessages().fieldErrors(order.errors)
  const containerRef = useRef<HTMLDivElement>(null)
  const isOpen = order.stage === 'open' && !order.stored
  // an error of a field shows that field
  const isWhole = isOpen && fieldErrors.length === 0 && (order.error !== undefined || order.doubted)
  useEffect(() => {
    if (isWhole) containerRef.current?.focus()
  }, [isWhole])
  if (!isOpen || (fieldErrors.length === 0 && !isWhole)) return null
  return (
    <div ref={containerRef} className={css.faulty} role="alert" tabIndex={-1}>
      <Alert className={css.faultyIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>
          {fieldErrors.length > 0 && !order.doubted ? (
            <Plural
              value={fieldErrors.length}
              one="Not saved yet: one error to fix"
              other="Not saved yet: # errors to fix"
            />
          ) : (
            refusalOf(order.error)
          )}
        </p>
        {order.lookup === 'none' && (
          <p>{t`An earlier attempt got no response. We checked with the shop's system: it wasn't saved.`}</p>
        )}
        {order.doubted && (
          <p>
            {t`An earlier attempt got no response, and the shop's system couldn't say what became of it. Check the order list before you save again.`}
          </p>
        )}
        <ErrorList fieldErrors={fieldErrors} className={css.errorList} onGo={({ name }) => onGo(name)} />
      </div>
    </div>
  )
}

type HeldNotice = { title: string; messages: readonly string[]; actions?: ReactNode }

function useReason({ stage, error }: OpenOrder): string {
  const { t } = useLingui()
  const busy = useBusyMessage()
  if (stage === 'signedOut') return t`Your session has expired. Sign in again and the order will be sent automatically.`
  if (error?.code === 'offline' && !error.detail.reason)
    return t`You're offline. The order will be sent again as soon as you're back online.`
  if (error?.code === 'timeout') return t`The shop's system didn't respond in time. We'll try again automatically.`
  const said = error && busy(error)
  if (said) return `${said} ${t`The order will be sent again automatically then.`}`
  return t`The shop's system has a problem right now. The order will be sent again automatically.`
}

function useHeldNotice(order: OpenOrder, onAside: () => void): HeldNotice | undefined {
  const { t } = useLingui()
  const reason = useReason(order)
  const number = order.taken?.order
  switch (order.stage) {
    case 'waiting':
    case 'signedOut':
      return {
        title: order.mayCancel ? t`This order isn't saved yet` : t`We don't know yet whether this order was saved`,
        messages: [
          reason,
          order.mayCancel
            ? t`Your entries are still here. However often it's sent, it's saved only once.`
            : t`It can't be changed until then. However often it's sent, it's saved only once.`,
        ],
        actions: (
          <>
            <Button look="primary" onClick={order.save}>{t`Send again now`}</Button>
            {order.mayCancel && <Button busy={order.isCancelling} onClick={order.cancel}>{t`Back to order`}</Button>}
            <Button look="ghost" onClick={onAside}>{t`Take another order in the meantime`}</Button>
          </>
        ),
      }
    case 'lookingUp':
      return {
        title: t`Checking whether this order is saved`,
        messages: [
          t`An earlier attempt got no response, and this one was rejected. We're checking the earlier one with the shop's system.`,
        ],
      }
    case 'unrecorded':
      return {
        title: t`This device can't save the order while it's being sent`,
        messages: [
          t`Its storage is full or blocked. If this page closes before the response arrives, check the order list before you take the order again.`,
        ],
        actions: (
          <>
            <Button look="primary" onClick={order.save}>{t`Send anyway`}</Button>
            <Button look="ghost" onClick={order.cancel}>{t`Back to order`}</Button>
          </>
        ),
      }
    case 'taken':
      return {
        title:
          number === undefined ? t`This order is open in another window` : t`Order saved in another window: ${number}`,
        messages: [
          number === undefined
            ? t`Continue there.`
            : t`You'll find it in the order list. Changes made in this window since then aren't saved.`,
        ],
        actions: <Button look="primary" onClick={order.next}>{t`Take next order`}</Button>,
      }
    default:
      return undefined
  }
}

export function OrderHeld({ order, onAside }: { order: OpenOrder; onAside(): void }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const notice = useHeldNotice(order, onAside)
  const { stage } = order
  const isShown = notice !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice takes focus once
  useEffect(() => {
    if (isShown) containerRef.current?.focus()
  }, [isShown, stage])
  if (!notice) return null
  return (
    <div ref={containerRef} className={css.unsure} role="alert" tabIndex={-1} data-stage={stage}>
      <CloudOff className={css.unsureIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>{notice.title}</p>
        {notice.messages.map((text, position) => (
          <p key={text} className={position > 0 ? css.quiet : undefined}>
            {text}
          </p>
        ))}
        {notice.actions && <div className={css.actions}>{notice.actions}</div>}
      </div>
    </div>
  )
}
