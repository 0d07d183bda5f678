import { messages as cartMessages } from 'langraan:messages/cart'
import { messages } from 'langraan:messages/checkout'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as orderMessages } from 'langraan:messages/order'
import { messages as ordersMessages } from 'langraan:messages/orders'
import { messages as shopsMessages } from 'langraan:messages/shops'
import { useEffect, useState } from 'react'
import { checkoutApp } from '../../core/checkout/app'
import { orderOf } from '../../core/order/order.body'
import { wireOrder, wireStoredOrder } from '../../core/order/order.fill'
import type * as wire from '../../core/wire'
import { useCart } from '../cart/use-cart'
import { apps as orderApps } from '../order/order'
import { root } from '../order/order.css'
import { type OrderLinks, OrderLinksContext } from '../order/order-links'
import { OrderAfter, OrderSaved } from '../order/order-saved'
import { useLater } from '../order/use-later'
import { type OpenOrder, useOrder } from '../order/use-order'
import { defineWidget } from '../runtime/define-widget'
import { useShops } from '../shops/use-shops'
import type { ShopLeads } from '../store/shop-link'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './checkout.css'
import { CheckoutView } from './checkout-view'
import { useCheckout } from './use-checkout'

export type RaanCheckoutProps = ShopLeads &
  OrderLinks & {
    /** number of the selling shop */
    shopId?: number | undefined
    /** URL of the order list: shows a link to it after saving */
    ordersHref?: string | undefined
    onOrders?: (() => void) | undefined
    /** offers to print the label of the saved order */
    print?: boolean | undefined
    onPrint?: ((detail: { orderNumbers: readonly string[] }) => void) | undefined
    /** fires before anything is sent; return false to prevent it */
    onSubmit?: ((detail: { order: wire.NewOrder }) => unknown) | undefined
    onSubmitted?: ((detail: { order: wire.Order }) => void) | undefined
  }

function bodyOf(order: OpenOrder): wire.NewOrder {
  const { frozen, fields, lines, shop } = order.read()
  return wireOrder(frozen?.body ?? orderOf(fields, lines, shop))
}

function CheckoutPart(props: RaanCheckoutProps) {
  const { shopId, ordersHref, onOrders, orderHref, onOpenOrder, print, onPrint, onSubmit, onSubmitted, ...leads } =
    props
  const order = useOrder()
  const checkout = useCheckout(order)
  const cart = useCart()
  const { choose } = useShops()
  const { Later, question, ask, close } = useLater()
  const { saved, stage } = order
  const [isNext, setNext] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes; the user's choice wins in between
  useEffect(() => {
    if (shopId !== undefined) choose(shopId)
  }, [shopId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per order
  useEffect(() => {
    if (saved) onSubmitted?.({ order: wireStoredOrder(saved) })
  }, [saved?.OrderNumber])

  const save = () => {
    if (onSubmit?.({ order: bodyOf(order) }) === false) return false
    order.save()
    return true
  }

  if (stage === 'restoring') return <CheckoutSkeleton />
  return (
    <div className={root} part="checkout">
      {Later && <Later order={order} question={question} onClose={close} />}
      {stage === 'saved' && saved ? (
        <div className={css.form}>
          <OrderSaved
            saved={saved}
            onNext={() => {
              setNext(true)
              order.next()
            }}
            ordersHref={ordersHref}
            onOrders={onOrders}
            onPrint={print ? () => onPrint?.({ orderNumbers: [saved.OrderNumber] }) : undefined}
          />
          <OrderAfter saved={saved} />
        </div>
      ) : (
        <OrderLinksContext value={{ orderHref, onOpenOrder }}>
          <CheckoutView checkout={checkout} cart={cart} isNext={isNext} onSave={save} onAsk={ask} {...leads} />
        </OrderLinksContext>
      )}
    </div>
  )
}

// import the order form as a whole: importing parts of it here would split its chunk for every page

const CheckoutSkeleton = () => (
  <div className={root}>
    <Loading className={css.form}>
      <Skeleton shape="block" height={52} />
      <Skeleton width={90} />
      <div className={css.columns}>
        <div className={css.stack}>
          <Skeleton shape="block" height={320} />
        </div>
        <div className={css.aside}>
          <Skeleton shape="block" height={220} />
        </div>
      </div>
    </Loading>
  </div>
)

export const apps = { ...orderApps, checkout: checkoutApp }

export const RaanCheckout = defineWidget<RaanCheckoutProps>({
  apps,
  messages: [messages, orderMessages, ordersMessages, cartMessages, shopsMessages, failureMessages],
  Skeleton: CheckoutSkeleton,
  View: CheckoutPart,
})
