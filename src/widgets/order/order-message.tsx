import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type RefObject, useContext, useRef, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Satang } from '../../core/kernel/money'
import { longestMessage } from '../../core/order/order.rules'
import type { LineDifference } from '../../core/order/paste/order.paste.compare'
import { mayBeSeveral } from '../../core/order/queue/order.queue.several'
import type { PaymentMethod } from '../../core/orders/orders.contract'
import { useLazyPart } from '../lazy/use-lazy-part'
import { Field } from '../ui/field'
import { Textarea } from '../ui/input'
import { LoadProblem } from './load-problem'
import * as css from './order.css'
import { SeveralContext } from './order-several'
import type { OpenOrder } from './use-order'
import { type OrderFieldName, useOrderFormMessages } from './use-order-form-messages'

/** Where an order differs from its message. */
export type OrderDifference = {
  lines: readonly LineDifference[]
  /** numbers of the message, if the order has none of them: it may be somebody else's */
  phone: { said: string; has: string } | undefined
  /** how the customer pays by the message, if it isn't so in the order */
  payment: { said: PaymentMethod; has: PaymentMethod } | undefined
  /** the total that the message states, if the order's is another */
  amount: Satang | undefined
  /** replaces the lines by those of the message; undefined while one of them has no product */
  takeMessage: (() => void) | undefined
}

/** By field: why it should be checked. */
export type Doubts = Readonly<Record<string, string>>

export type OrderMessageProps = {
  order: OpenOrder
  /** the field being highlighted */
  linked: string | undefined
  onLink(name: string | undefined): void
  onGo(name: OrderFieldName): void
  onDoubts(doubts: Doubts): void
  /** receives where the order differs from the message, if it does */
  difference?: RefObject<OrderDifference | undefined> | undefined
  /** container of the warnings */
  warnings: HTMLElement | null
  /** containers of what is offered below the phone number and below the place */
  offers: { phone: HTMLElement | null; place: HTMLElement | null }
}

const pastePart = lazyPart(() => import('./paste/paste-part'))

/** Maximum length of a paste in characters; shorter ones can be trimmed by the user. */
const longestPaste = 20_000

const isChecked = ({ fields }: OpenOrder) =>
  fields.phoneNumber.length > 8 || fields.postNum.length > 4 || fields.subDistrict.length > 2

export function OrderMessage(props: OrderMessageProps) {
  const { order } = props
  const { t } = useLingui()
  const { labels, errorText } = useOrderFormMessages()
  const { customerFormatType, fullCustomerData: text } = order.fields
  const hasBox = customerFormatType === 1
  const { here: pastePartCode, isFailed, enter } = useLazyPart(pastePart, (hasBox && text !== '') || isChecked(order))
  const pasted = useRef(false)
  const [came, setCame] = useState<{ text: string; by: 'paste' | 'typing' }>()
  const [refused, setRefused] = useState(0)
  const box = useRef<HTMLTextAreaElement>(null)

  const takeSeveral = useContext(SeveralContext)
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const given = event.clipboardData.getData('text')
    const { length } = given
    if (takeSeveral && (length > longestMessage || mayBeSeveral(given))) {
      event.preventDefault()
      const { value, selectionStart, selectionEnd } = event.currentTarget
      const insert = (part: string) => {
        pasted.current = true
        change(value.slice(0, selectionStart) + part + value.slice(selectionEnd))
      }
      return takeSeveral({ text: given, insert })
    }
    const tooLong = length > longestPaste
    if (tooLong) event.preventDefault()
    pasted.current = !tooLong
    setRefused(tooLong ? length : 0)
  }
  const change = (typed: string) => {
    setCame({ text: typed, by: pasted.current ? 'paste' : 'typing' })
    pasted.current = false
    setRefused(0)
    order.set('fullCustomerData', typed)
  }
  const { length } = text
  const tooLong =
    refused > 0
      ? t`Not pasted: this text has ${refused} characters, and the limit is 5,000. The text that was here is unchanged.`
      : length > longestMessage &&
        t`This message has ${length} characters. The limit is 5,000. Keep only what belongs to this order; nothing was filled in.`
  return (
    <>
      {hasBox && (
        <div data-field="fullCustomerData" className={css.whole}>
          <Field
            label={labels.fullCustomerData}
            hint={t`Paste the chat message to fill in the fields below. The original is kept with the order.`}
            error={tooLong || errorText(order.errors.fullCustomerData)}
          >
            <Textarea
              ref={box}
              rows={4}
              className={css.message}
              autoComplete="off"
              dir="auto"
              value={text}
              onChange={change}
              onPaste={paste}
            />
          </Field>
        </div>
      )}
      {isFailed && (
        <div className={`${css.whole} ${css.rule}`}>
          <LoadProblem onRetry={enter}>
            {t`Couldn't read the message, and nothing was checked: part of the page couldn't load.`}
          </LoadProblem>
        </div>
      )}
      {pastePartCode && (
        <div className={css.whole}>
          <pastePartCode.PastePart
            {...props}
            by={came?.text === text ? came.by : order.pasted === text ? 'paste' : 'draft'}
            box={box}
          />
        </div>
      )}
    </>
  )
}
