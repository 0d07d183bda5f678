import { messages } from 'langraan:messages/cart.later'
import { Plural, useLingui } from '@lingui/react/macro'
import Truck from 'lucide-react/icons/truck'
import { type CartOffer, offerFacts } from '../../../core/cart/cart.offer'
import { formatTag } from '../../../core/kernel/format-tag'
import { weekDayText } from '../../i18n/dates'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { Badge } from '../../ui/badge'
import * as css from './cart-later.css'

export type CartLineOfferProps = {
  product: Partial<CartOffer>
  /** a manual price: catalogue discounts don't apply */
  hasOwnPrice: boolean
}

function CartLineOfferView({ product, hasOwnPrice }: CartLineOfferProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { shipsBy, percentOff, offers } = offerFacts(product)
  const day = shipsBy && weekDayText(shipsBy, locale)
  const isPriced = !hasOwnPrice && (percentOff !== undefined || offers !== undefined)
  if (!day && !isPriced) return null
  const percent = percentOff && new Intl.NumberFormat(formatTag(locale), { style: 'percent' }).format(percentOff / 100)
  return (
    <p className={css.offer} part="offer">
      {day && (
        <span className={css.shipping}>
          <Truck aria-hidden="true" />
          {t`Ships by ${day}`}
        </span>
      )}
      {isPriced && percent && <Badge tone="success">{t`${percent} off`}</Badge>}
      {isPriced && offers && (
        <span>
          <Plural value={offers} one="# offer" other="# offers" />
        </span>
      )}
    </p>
  )
}

export const CartLineOffer = defineWidget<CartLineOfferProps>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: CartLineOfferView,
})
