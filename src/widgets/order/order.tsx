import { messages as cartMessages } from 'langraan:messages/cart'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as orderMessages } from 'langraan:messages/order'
import { messages as ordersMessages } from 'langraan:messages/orders'
import { messages as pickerMessages } from 'langraan:messages/products.picker'
import { messages as shopsMessages } from 'langraan:messages/shops'
import { useEffect, useRef, useState } from 'react'
import { cartApp } from '../../core/cart/app'
import { RaanError } from '../../core/kernel/errors'
import { isErrorFree } from '../../core/kernel/field-errors'
import { linesApp } from '../../core/lines/app'
import { orderApp } from '../../core/order/app'
import { orderOf } from '../../core/order/order.body'
import { wireOrder, wireStoredOrder } from '../../core/order/order.fill'
import { fieldErrors } from '../../core/order/order.steps'
import type { Submission } from '../../core/order/order.submit'
import { pickerViews } from '../../core/products/picker/views'
import { shopsApp } from '../../core/shops/app'
import type * as wire from '../../core/wire'
import { LinesApp } from '../cart/use-cart'
import { defineWidget } from '../runtime/define-widget'
import { useApp, useOwner } from '../runtime/use-engine'
import { useShops } from '../shops/use-shops'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './order.css'
import { OrderForm } from './order-form'
import { type OrderLinks, OrderLinksContext } from './order-links'
import type { OrderDifference } from './order-message'
import { OrderAfter, OrderSaved } from './order-saved'
import { type PastedText, SeveralContext } from './order-several'
import { useGoods, useSavingOncePriced } from './use-goods'
import { type OrderQuestion, useLater } from './use-later'
import { type OpenOrder, useOrder } from './use-order'
import { useQueuePart } from './use-queue-part'

export type OrderApi = {
  /** amounts in baht */
  readonly value: wire.NewOrder
  submit(): Promise<{ order: wire.Order } | { fields: Record<string, string[]> }>
}

export type RaanOrderProps = OrderLinks & {
  /** number of the selling shop */
  shopId?: number | undefined
  /** starts without lines: the user adds those of the cart */
  ownLines?: boolean | undefined
  /** focus starts in the message box, as after each saved order */
  focuses?: boolean | undefined
  /** a (partial) order that replaces the contents of the form */
  value?: unknown
  /** URL of the order list: shows a link to it after saving */
  ordersHref?: string | undefined
  onOrders?: (() => void) | undefined
  /** offers to print the label of the saved order */
  print?: boolean | undefined
  onPrint?: ((detail: { orderNumbers: readonly string[] }) => void) | undefined
  /** fires before anything is sent; return false to prevent it */
  onSubmit?: ((detail: { order: wire.NewOrder }) => unknown) | undefined
  onSubmitted?: ((detail: { order: wire.Order; isMore?: true }) => void) | undefined
  expose?: ((api: OrderApi) => void) | undefined
}

const Place = () => (
  <div className={css.root}>
    <Loading className={css.columns}>
      <div className={css.column}>
        <Skeleton shape="block" height={420} />
        <Skeleton shape="block" height={200} />
      </div>
      <div className={css.aside}>
        <Skeleton shape="block" height={120} />
        <Skeleton shape="block" height={320} />
      </div>
    </Loading>
  </div>
)

const filledFor = new WeakMap<object, string>()

/** A value set for one user must not be filled in again for the next. */
function isFor(value: unknown, owner: string): boolean {
  if (typeof value !== 'object' || value === null) return true
  const before = filledFor.get(value) ?? owner
  filledFor.set(value, before)
  return before === owner
}

/** The current contents of the form, or of the pending request. */
function wireOf({ frozen, fields, lines, shop }: ReturnType<OpenOrder['read']>): wire.NewOrder {
  return wireOrder(frozen?.body ?? orderOf(fields, lines, shop))
}

const wired = (submission: Submission): Awaited<ReturnType<OrderApi['submit']>> =>
  'order' in submission ? { order: wireStoredOrder(submission.order) } : submission

function OrderView(props: RaanOrderProps) {
  const { shopId, value, ordersHref, onOrders, orderHref, onOpenOrder, print, onPrint } = props
  const { onSubmit, onSubmitted, expose, ownLines = false, focuses = false } = props
  const order = useOrder({ ownLines })
  const owner = useOwner()
  const shops = useApp('shops')
  const { choose } = useShops()
  const { saved, stage } = order
  const [isNext, setNext] = useState(false)
  const { Later, question, ask, close } = useLater()
  const difference = useRef<OrderDifference>(undefined)
  const goods = useGoods(ownLines)
  const queued = useRef(false)
  const [pasted, setPasted] = useState<PastedText>()
  const [drafts, setDrafts] = useState<readonly string[]>()
  const { Queue, isFailed } = useQueuePart(ownLines)
  const isQueued = drafts?.includes(order.id) === true

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes; the user's choice wins in between
  useEffect(() => {
    if (shopId !== undefined) choose(shopId)
  }, [shopId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes
  useEffect(() => {
    if (value !== undefined && isFor(value, owner)) order.fill(value)
  }, [value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per order
  useEffect(() => {
    if (saved) onSubmitted?.({ order: wireStoredOrder(saved), ...(queued.current && { isMore: true }) })
  }, [saved])

  const mayGo = () => onSubmit?.({ order: wireOf(order.read()) }) !== false
  const latest = useRef({ order, mayGo })
  useEffect(() => {
    latest.current = { order, mayGo }
  })
  useEffect(() => {
    expose?.({
      get value() {
        return wireOf(latest.current.order.read())
      },
      async submit() {
        // apply the value only after the draft and the shops are loaded
        await latest.current.order.restored()
        await shops.settled()
        if (!latest.current.mayGo()) throw new RaanError('aborted')
        return wired(await latest.current.order.submit())
      },
    })
  }, [expose, shops])

  const saveAsIs = () => {
    if (!mayGo()) return false
    order.save()
    return true
  }
  /** What the user has to have seen before the order is saved, one question after another. */
  const doubts = [
    { question: 'unpriced', has: () => goods.isUnpriced },
    { question: 'oversold', has: () => goods.oversold().length > 0 },
    { question: 'differs', has: () => difference.current !== undefined },
  ] as const
  const saveAfter = (asked: OrderQuestion | undefined) => {
    const left = doubts.slice(doubts.findIndex(({ question }) => question === asked) + 1)
    const doubt = isErrorFree(fieldErrors(order.read())) ? left.find(({ has }) => has()) : undefined
    if (!doubt) return saveAsIs()
    ask(doubt.question)
    return false
  }
  const save = () => saveAfter(undefined)
  const { isWaiting, saveOncePriced } = useSavingOncePriced(goods, save)

  const next = () => {
    setNext(true)
    order.next()
  }

  /** Those of the queue are opened from there. */
  const offered = ownLines && !isFailed && !drafts ? [] : order.orphans.filter(({ id }) => !drafts?.includes(id))
  const queue = Queue && (
    <Queue
      order={order}
      pasted={pasted}
      onPastedDone={() => setPasted(undefined)}
      queued={queued}
      onDrafts={setDrafts}
    />
  )
  return (
    <LinesApp value={ownLines ? 'lines' : 'cart'}>
      <OrderLinksContext value={{ orderHref, onOpenOrder }}>
        <div className={css.root}>
          {queue}
          {Later && stage !== 'restoring' && (
            <Later
              order={{ ...order, orphans: offered }}
              question={question}
              goods={goods}
              difference={difference}
              onSave={() => saveAfter(question)}
              onClose={close}
            />
          )}
          {stage === 'restoring' ? (
            <Place />
          ) : stage === 'saved' && saved ? (
            <div className={css.form}>
              <OrderSaved
                saved={saved}
                onNext={next}
                ordersHref={ordersHref}
                onOrders={onOrders}
                onPrint={print ? () => onPrint?.({ orderNumbers: [saved.OrderNumber] }) : undefined}
              />
              <OrderAfter saved={saved} />
            </div>
          ) : (
            <SeveralContext value={Queue ? setPasted : undefined}>
              <OrderForm
                key={isQueued ? order.id : ''}
                order={isWaiting ? { ...order, isBusy: true } : order}
                goods={goods}
                focuses={focuses || isNext || isQueued}
                difference={difference}
                onSave={saveOncePriced}
                onAsk={ask}
              />
            </SeveralContext>
          )}
        </div>
      </OrderLinksContext>
    </LinesApp>
  )
}

export const apps = { order: orderApp, cart: cartApp, lines: linesApp, shops: shopsApp }

export const RaanOrder = defineWidget<RaanOrderProps>({
  apps,
  views: pickerViews,
  messages: [orderMessages, ordersMessages, cartMessages, pickerMessages, shopsMessages, failureMessages],
  Skeleton: Place,
  View: OrderView,
})
