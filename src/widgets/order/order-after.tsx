import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Order } from '../../core/orders/orders.contract'
import { useLazyPart } from '../lazy/use-lazy-part'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { FieldError } from '../ui/field'
import { Skeleton } from '../ui/skeleton'
import * as css from './order-notices.css'

const reply = lazyPart(() => import('../orders/reply/order-reply'))

/** What is done with an order as soon as it is stored: the reply to paste back, with the code to pay by. */
export function OrderAfter({ saved }: { saved: Order }) {
  const { t } = useLingui()
  const { here: file, isFailed, enter } = useLazyPart(reply, true)
  return (
    <Card>
      {file && <file.OrderReply order={saved} />}
      {!file && !isFailed && <Skeleton shape="block" height={240} />}
      {isFailed && (
        <div className={css.actions}>
          <FieldError>{t`Couldn't load this. Try again.`}</FieldError>
          <Button size="s" onClick={enter}>{t`Try again`}</Button>
        </div>
      )}
    </Card>
  )
}
