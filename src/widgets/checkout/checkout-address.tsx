import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { OrderCustomer } from '../order/order-customer'
import { OrderDelivery } from '../order/order-delivery'
import { OrderText } from '../order/order-fields'
import type { OpenOrder } from '../order/use-order'
import type { OrderFieldName } from '../order/use-order-form-messages'
import { Card } from '../ui/card'
import * as css from './checkout.css'

type CheckoutAddressProps = { order: OpenOrder; onGo(name: OrderFieldName): void; warnings: HTMLElement | null }

/** Who sells, who gets it and where to. */
export function CheckoutAddress({ order, onGo, warnings }: CheckoutAddressProps) {
  const { t } = useLingui()
  const [linked, setLinked] = useState<string>()
  return (
    <div className={css.stack}>
      <OrderDelivery order={order} />
      <OrderCustomer order={order} linked={linked} onLink={setLinked} onGo={onGo} warnings={warnings} />
      <Card>
        <OrderText order={order} name="note" rows={2} hint={t`For packing and shipping`} />
      </Card>
    </div>
  )
}
