import { useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Order } from '../../core/orders/orders.contract'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useLocale } from '../runtime/use-locale'
import { Button, ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { priceText } from '../ui/price-text'
import { Skeleton } from '../ui/skeleton'
import { LoadProblem } from './load-problem'
import * as css from './order-notices.css'

export type OrderSavedProps = {
  /** without the rest if only its number is known */
  saved: Pick<Order, 'OrderNumber'> & Partial<Pick<Order, 'name' | 'total' | 'OrderStatus'>>
  onNext(): void
  ordersHref: string | undefined
  onOrders: (() => void) | undefined
  onPrint: (() => void) | undefined
}

export function OrderSaved({ saved, onNext, ordersHref, onOrders, onPrint }: OrderSavedProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  const isCancelled = saved.OrderStatus === 'cancelled'
  return (
    <Card>
      <div className={css.saved} role="status">
        <span className={isCancelled ? css.cancelledIcon : css.savedIcon} aria-hidden="true">
          {isCancelled ? <Ban /> : <Check />}
        </span>
        <div className={css.savedText}>
          <h2 className={css.savedTitle}>{isCancelled ? t`The order is cancelled` : t`Order saved`}</h2>
          {saved.OrderNumber === '' ? (
            <p>{t`Couldn't read its number. You'll find the order in the list.`}</p>
          ) : (
            <p className={css.savedNumber}>{saved.OrderNumber}</p>
          )}
          {saved.total !== undefined && (
            <p>
              <bdi>{saved.name}</bdi> · <strong>{priceText(saved.total, locale)}</strong>
            </p>
          )}
        </div>
        <div className={css.savedActions}>
          <Button ref={next} look="primary" onClick={onNext}>
            {t`Take next order`}
          </Button>
          {onPrint && !isCancelled && saved.OrderNumber !== '' && <Button onClick={onPrint}>{t`Print label`}</Button>}
          {ordersHref !== undefined ? (
            <ButtonLink
              href={ordersHref}
              onClick={(event) => {
                if (!onOrders) return
                event.preventDefault()
                onOrders()
              }}
            >
              {t`View orders`}
            </ButtonLink>
          ) : (
            onOrders && <Button onClick={onOrders}>{t`View orders`}</Button>
          )}
        </div>
      </div>
    </Card>
  )
}

const reply = lazyPart(() => import('../orders/reply/order-reply'))

export function OrderAfter({ saved }: { saved: Order }) {
  const { t } = useLingui()
  const { here: file, isFailed, enter } = useLazyPart(reply, true)
  return (
    <Card>
      {file && <file.OrderReply order={saved} />}
      {!file && !isFailed && <Skeleton shape="block" height={240} />}
      {isFailed && (
        <div className={css.actions}>
          <LoadProblem onRetry={enter}>{t`Couldn't load this. Try again.`}</LoadProblem>
        </div>
      )}
    </Card>
  )
}
