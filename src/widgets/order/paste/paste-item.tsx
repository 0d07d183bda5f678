import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { doubtful } from '../../../core/customers/customers.doubtful'
import type { MoneyError } from '../../../core/kernel/money'
import type { ItemChoice, MessageItem } from '../../../core/order/paste/order.paste.items'
import { useQuantityLabels } from '../../cart/use-quantity-labels'
import { useMoneyMessages } from '../../money/use-money-messages'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import { Field } from '../../ui/field'
import { MoneyField } from '../../ui/money-field'
import { NumberStepper } from '../../ui/number-stepper'
import { priceText } from '../../ui/price-text'
import { Select } from '../../ui/select'
import { Skeleton } from '../../ui/skeleton'
import * as css from './paste.css'
import type { Paste } from './use-paste'

type PasteItemProps = { item: MessageItem; paste: Paste }

const choiceOf = (value: string): ItemChoice => (value === 'text' || value === 'out' ? value : Number(value))

function PasteChoice({ item, paste }: PasteItemProps) {
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
    <div className={css.choice}>
      <Field label={t`Which product is ${text}?`} labelHidden className={css.which}>
        <Select
          value={choice === undefined ? '' : String(choice)}
          placeholder={t`Choose…`}
          onChange={(value) => paste.choose(key, choiceOf(value))}
          options={[...products, ...others]}
        />
      </Field>
      {choice === 'text' && (
        <Field label={t`Unit price`} labelHidden error={wrong && moneyMessages[wrong]} className={css.price}>
          <MoneyField
            value={price}
            placeholder={t`Unit price`}
            onChange={(amount) => paste.price(key, amount)}
            onError={(code) => {
              setWrong(code)
              if (code) paste.price(key, null)
            }}
          />
        </Field>
      )}
      {choice !== 'out' && (
        <NumberStepper size="s" value={Quantity} onChange={(count) => paste.count(key, count)} labels={labels} />
      )}
    </div>
  )
}

/** One product line of the message. */
export function PasteItem({ item, paste }: PasteItemProps) {
  const { t } = useLingui()
  const { text, Quantity, confidence, look, candidates, added } = item
  return (
    <li className={css.item} data-item={item.key}>
      <p className={css.words}>
        <q dir="auto">{text}</q> × {Quantity}{' '}
        {confidence < doubtful && !added && <Badge tone="warning">{t`Please check`}</Badge>}
        {added && (
          <Badge tone="success">
            <Check aria-hidden="true" /> {t`In the order`}
          </Badge>
        )}
      </p>
      {look === 'done' && candidates.length === 0 && !added && (
        <p className={css.hint}>{t`The shop has nothing similar. Enter it as free text, or add it below.`}</p>
      )}
      {!added &&
        (look === 'waiting' ? <Skeleton shape="block" height={38} /> : <PasteChoice item={item} paste={paste} />)}
    </li>
  )
}
