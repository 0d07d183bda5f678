import type { Satang } from '../../core/kernel/money'
import { useLocale } from '../runtime/use-locale'
import { classNames } from './class-names'
import { price } from './price.css'
import { priceText } from './price-text'

type PriceProps = {
  amount: Satang
  /** always shows satang, for columns of amounts */
  exact?: boolean
  className?: string
}

export function Price({ amount, exact = false, className }: PriceProps) {
  return <span className={classNames(price, className)}>{priceText(amount, useLocale(), exact)}</span>
}
