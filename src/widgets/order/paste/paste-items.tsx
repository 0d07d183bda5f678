import { Plural, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useRef } from 'react'
import { chosenProduct, isOpen, isReady } from '../../../core/order/paste/order.paste.items'
import { longestLineText } from '../../../core/orders/orders.line'
import { useCart } from '../../cart/use-cart'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import * as css from './paste.css'
import { PasteItem } from './paste-item'
import type { Paste } from './use-paste'

/** The product lines of the message: each is put into the order, or left out by somebody's word. */
export function PasteItems({ paste }: { paste: Paste }) {
  const { t } = useLingui()
  const cart = useCart()
  const list = useRef<HTMLDivElement>(null)
  const ready = paste.items.filter(isReady)
  const undecided = paste.items.filter((item) => isOpen(item) && !isReady(item)).length
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div ref={list} className={css.items} role="group" tabIndex={-1} aria-label={t`Products in the message`}>
      <p className={css.heading}>{t`Products in the message`}</p>
      <ul className={css.list}>
        {paste.items.map((item) => (
          <PasteItem key={item.key} item={item} paste={paste} />
        ))}
      </ul>
      {isFailed && (
        <div className={css.row}>
          <FieldError>{t`Couldn't look up the products.`}</FieldError>
          <Button size="s" busy={paste.isLooking} onClick={paste.lookAgain}>{t`Try again`}</Button>
        </div>
      )}
      {ready.length > 0 && (
        <div className={css.row}>
          <Button look="primary" icon={<Check />} onClick={add}>
            <Plural value={ready.length} one="Add # product to the order" other="Add # products to the order" />
          </Button>
        </div>
      )}
      {undecided > 0 && (
        <p className={css.hint} role="status">
          <Plural value={undecided} one="# line still needs a choice" other="# lines still need a choice" />
        </p>
      )}
    </div>
  )
}
