import { Plural, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useRef, useState } from 'react'
import { doubtful } from '../../../core/customers/customers.doubtful'
import type { MoneyError } from '../../../core/kernel/money'
import type { LineDifference } from '../../../core/order/paste/order.paste.compare'
import {
  chosenProduct,
  type ItemChoice,
  isOpen,
  isReady,
  leftOf,
  type MessageItem,
} from '../../../core/order/paste/order.paste.items'
import { longestLineText } from '../../../core/orders/orders.line'
import { useCart } from '../../cart/use-cart'
import { useQuantityLabels } from '../../cart/use-quantity-labels'
import { useMoneyMessages } from '../../money/use-money-messages'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Field, FieldError } from '../../ui/field'
import { MoneyField } from '../../ui/money-field'
import { NumberStepper } from '../../ui/number-stepper'
import { priceText } from '../../ui/price-text'
import { Select } from '../../ui/select'
import { Skeleton } from '../../ui/skeleton'
import * as css from './paste.css'
import type { Paste } from './use-paste'

/** The product lines of the message; each is added to the order or dismissed by the user. */
export function PasteItems({ paste, differences }: { paste: Paste; differences: readonly LineDifference[] }) {
  const { t } = useLingui()
  const cart = useCart()
  const list = useRef<HTMLDivElement>(null)
  const ready = paste.items.filter(isReady)
  const waiting = paste.items.filter((item) => isOpen(item) && !isReady(item))
  const unpriced = waiting.filter(({ choice }) => choice === 'text').length
  const undecided = waiting.length - unpriced
  // an order without lines is rejected: then the first thing to do is here
  const isFirst = cart.lines.length === 0
  const asked = isFirst && ready.length === 0 ? waiting.find(({ look }) => look !== 'waiting')?.key : undefined
  const isFailed = paste.items.some(({ look }) => look === 'failed')

  const add = () => {
    for (const item of ready) {
      const product = chosenProduct(item)
      if (product) cart.add(product, item.Quantity)
      else if (item.price !== null) cart.write(item.text.slice(0, longestLineText), item.price, item.Quantity)
    }
    paste.noteAdded(ready.map(({ key }) => key))
    list.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div ref={list} className={css.items} role="group" tabIndex={-1} aria-label={t`Products in the message`}>
      <p className={css.heading}>{t`Products in the message`}</p>
      <ul className={css.list}>
        {paste.items.map((item) => (
          <PasteItem
            key={item.key}
            item={item}
            paste={paste}
            onAdd={add}
            asked={item.key === asked}
            difference={differences.find((each) => each.item?.key === item.key)}
          />
        ))}
      </ul>
      {isFailed && (
        <div className={css.row}>
          <FieldError>{t`Couldn't look up the products.`}</FieldError>
          <Button size="s" busy={paste.isLooking} onClick={paste.lookAgain}>{t`Try again`}</Button>
        </div>
      )}
      {ready.length > 0 && (
        <div className={css.row} data-field={isFirst ? 'ProductOrders' : undefined}>
          <Button look="primary" icon={<Check />} onClick={add}>
            <Plural value={ready.length} one="Add # product to the order" other="Add # products to the order" />
          </Button>
        </div>
      )}
      {unpriced > 0 && (
        <p className={css.hint} role="status">
          <Plural value={unpriced} one="# line still needs a price" other="# lines still need a price" />
        </p>
      )}
      {undecided > 0 && (
        <p className={css.hint} role="status">
          <Plural value={undecided} one="# line still needs a choice" other="# lines still need a choice" />
        </p>
      )}
    </div>
  )
}

type PasteChoiceProps = {
  item: MessageItem
  paste: Paste
  onAdd: () => void
  /** a save without lines leads here */
  asked: boolean
}
type PasteItemProps = PasteChoiceProps & { difference: LineDifference | undefined }

const choiceOf = (value: string): ItemChoice => (value === 'text' || value === 'out' ? value : Number(value))

function PasteChoice({ item, paste, onAdd, asked }: PasteChoiceProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const moneyMessages = useMoneyMessages()
  const [wrong, setWrong] = useState<MoneyError | null>(null)
  const labels = useQuantityLabels(item.text)
  const { key, text, candidates, choice, Quantity, price } = item
  const others = [
    { value: 'text', label: t`As free text` },
    { value: 'out', label: t`Skip` },
  ]
  const products = candidates.map(({ product }) => ({
    value: String(product.id),
    label: `${product.name} · ${priceText(product.price, locale)}`,
  }))
  return (
    <div className={css.choice} data-field={asked && choice !== 'text' ? 'ProductOrders' : undefined}>
      <Field label={t`Which product is ${text}?`} labelHidden className={css.which}>
        <Select
          value={choice === undefined ? '' : String(choice)}
          placeholder={t`Choose…`}
          onChange={(value) => paste.choose(key, choiceOf(value))}
          options={[...products, ...others]}
        />
      </Field>
      {choice === 'text' && (
        <div className={css.price} data-field={asked ? 'ProductOrders' : undefined}>
          <Field label={t`Unit price`} labelHidden error={wrong && moneyMessages[wrong]}>
            <MoneyField
              value={price}
              placeholder={t`Unit price`}
              onChange={(amount) => paste.price(key, amount)}
              onError={(code) => {
                setWrong(code)
                if (code) paste.price(key, null)
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                if (isReady(item)) onAdd()
              }}
            />
          </Field>
        </div>
      )}
      {choice !== 'out' && (
        <NumberStepper size="s" value={Quantity} onChange={(count) => paste.count(key, count)} labels={labels} />
      )}
    </div>
  )
}

function AddedBadge({ difference }: { difference: LineDifference | undefined }) {
  const { t } = useLingui()
  if (!difference)
    return (
      <Badge tone="success">
        <Check aria-hidden="true" /> {t`In the order`}
      </Badge>
    )
  const { has } = difference
  return <Badge tone="warning">{has > 0 ? t`In the order: ${has}` : t`No longer in the order`}</Badge>
}

function PasteItem({ difference, ...rest }: PasteItemProps) {
  const { t } = useLingui()
  const { item } = rest
  const { text, Quantity, confidence, look, candidates, added } = item
  const left = added ? undefined : leftOf(item)
  return (
    <li className={css.item} data-item={item.key}>
      <p className={css.words}>
        <q dir="auto">{text}</q> × {Quantity}{' '}
        {confidence < doubtful && !added && <Badge tone="warning">{t`Please check`}</Badge>}
        {left !== undefined && <Badge tone="warning">{left > 0 ? t`Only ${left} left` : t`None left`}</Badge>}
        {added && <AddedBadge difference={difference} />}
      </p>
      {look === 'done' && candidates.length === 0 && !added && (
        <p className={css.hint}>{t`The shop has nothing similar. Enter it as free text, or add it below.`}</p>
      )}
      {!added && (look === 'waiting' ? <Skeleton shape="block" height={38} /> : <PasteChoice {...rest} />)}
    </li>
  )
}
