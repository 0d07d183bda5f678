import { useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import { type Satang, satang } from '../../../core/kernel/money'
import { useLocale } from '../../runtime/use-locale'
import { priceText } from '../../ui/price-text'
import * as css from '../../ui/problem.css'

/** Shown when the slip is not about the total of the order. */
export function SlipDifference({ amount, total }: { amount: Satang; total: Satang }) {
  const { t } = useLingui()
  const locale = useLocale()
  if (amount === total) return null
  const wanted = priceText(total, locale)
  const difference = priceText(satang(Math.abs(amount - total)), locale)
  return (
    <p className={css.warning} role="status">
      <Warning className={css.warningIcon} aria-hidden="true" />
      <span>
        {amount < total
          ? t`${difference} less than the total of ${wanted}`
          : t`${difference} more than the total of ${wanted}`}
      </span>
    </p>
  )
}
