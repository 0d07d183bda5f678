import { shallowEqual, useSelector } from '@xstate/react'
import { useContext, useEffect, useRef } from 'react'
import type { Satang } from '../../../core/kernel/money'
import { blankFields, type DraftField, type DraftFields } from '../../../core/order/order.draft'
import { type MarkKind, messageFields, type Span } from '../../../core/order/paste/order.paste.fields'
import type { ItemChoice } from '../../../core/order/paste/order.paste.items'
import type { TextOrigin } from '../../../core/order/paste/order.paste.reading'
import { plainName } from '../../../core/products/products.search'
import { LinesApp } from '../../cart/use-cart'
import { useView } from '../../runtime/use-engine'
import type { OpenOrder } from '../use-order'

/** A value in the message that differs from the field. */
export type Difference = { name: DraftField; value: string }

function differencesOf({ fields }: OpenOrder, values: Partial<DraftFields>): Difference[] {
  const names: DraftField[] = [...messageFields]
  if (values.paymentMethod === 'cod') names.push('paymentMethod')
  if (values.DeliveryType) names.push('DeliveryType')
  return names.flatMap((name) => {
    const value = String(values[name] ?? '')
    return value === '' || plainName(value) === plainName(String(fields[name])) ? [] : [{ name, value }]
  })
}

/** Fills the fields that the user hasn't edited. */
export function usePaste(order: OpenOrder, by: TextOrigin) {
  const view = useView('order.paste')
  const value = useSelector(view, (snapshot) => snapshot.value)
  const { reading, correction, items, orders, chosen } = useSelector(
    view,
    ({ context: { reading, correction, items, orders, chosen } }) => ({ reading, correction, items, orders, chosen }),
    shallowEqual,
  )
  const { customerFormatType, fullCustomerData } = order.fields
  const text = customerFormatType === 1 ? fullCustomerData : ''
  const shopId = useContext(LinesApp) === 'lines' ? order.shop.id : 0
  useEffect(() => view.send({ type: 'shop.change', shopId }), [view, shopId])
  useEffect(() => view.send({ type: 'text.change', text, by }), [view, text, by])

  const values = reading?.values ?? {}
  const courier = useRef<DraftFields['DeliveryType']>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per reading
  useEffect(() => {
    if (!reading || order.stage !== 'open') return
    if (reading.by === 'draft') {
      courier.current = values.DeliveryType
      return order.know(values)
    }
    // a courier that the edited message no longer names
    const isWithdrawn = courier.current !== undefined && !values.DeliveryType
    order.take(isWithdrawn ? { ...values, DeliveryType: blankFields.DeliveryType } : values)
    courier.current = values.DeliveryType
  }, [reading])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per correction
  useEffect(() => {
    if (correction?.kind === 'cod') order.take({ paymentMethod: 'cod' }, true)
    else if (correction && correction.kind !== 'amount') order.take({ [correction.kind]: correction.value }, true)
  }, [correction])

  const differences = differencesOf(order, values)
  return {
    /** `blank`, `tooLong`, `waiting`, `reading`, `failed` or `read` */
    stage: typeof value === 'string' ? value : ('read' as const),
    isLooking: typeof value === 'object' && value.read === 'looking',
    reading,
    items,
    /** of a message for several recipients */
    orders,
    chosen,
    chooseOrder: (index: number) => view.send({ type: 'order.choose', index }),
    /** kept as the user filled them */
    kept: differences.filter(({ name }) => order.byHand.includes(name)),
    /** not filled in yet */
    missing: differences.filter(({ name }) => !order.byHand.includes(name)),
    fillIn: () => order.take(values),
    overwrite: ({ name, value: said }: Difference) => order.take({ [name]: said }, true),
    retry: () => view.send({ type: 'retry' }),
    mark: (kind: MarkKind, span: Span) => view.send({ type: 'mark.set', kind, span }),
    unmark: (span: Span) => view.send({ type: 'mark.clear', span }),
    lookAgain: () => view.send({ type: 'items.look' }),
    choose: (key: string, choice: ItemChoice) => view.send({ type: 'item.choose', key, choice }),
    count: (key: string, Quantity: number) => view.send({ type: 'item.count', key, Quantity }),
    price: (key: string, price: Satang | null) => view.send({ type: 'item.price', key, price }),
    noteAdded: (keys: readonly string[]) => view.send({ type: 'items.added', keys }),
  }
}

export type Paste = ReturnType<typeof usePaste>
