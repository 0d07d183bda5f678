import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import type { Order } from '../../core/orders/orders.contract'
import { useLocale } from '../runtime/use-locale'
import { Button, ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { priceText } from '../ui/price-text'
import * as css from './order-notices.css'

type OrderSavedProps = {
  saved: Order
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
  const total = priceText(saved.total, locale)
  return (
    <Card>
      <div className={css.saved} role="status">
        <span className={css.savedIcon} aria-hidden="true">
          <Check />
        </span>
        <h2 className={css.savedTitle}>{t`Order saved`}</h2>
        {saved.OrderNumber === '' ? (
          <p>{t`Couldn't read its number. You'll find the order in the list.`}</p>
        ) : (
          <p className={css.savedNumber}>{saved.OrderNumber}</p>
        )}
        <p>
          <bdi>{saved.name}</bdi> · <strong>{total}</strong>
        </p>
        <div className={css.savedActions}>
          <Button ref={next} look="primary" size="l" onClick={onNext}>
            {t`Take next order`}
          </Button>
          {onPrint && saved.OrderNumber !== '' && (
            <Button size="l" onClick={onPrint}>
              {t`Print label`}
            </Button>
          )}
          {ordersHref !== undefined ? (
            <ButtonLink
              size="l"
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
            onOrders && <Button size="l" onClick={onOrders}>{t`View orders`}</Button>
          )}
        </div>
      </div>
    </Card>
  )
}
