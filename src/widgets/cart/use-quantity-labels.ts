import { useLingui } from '@lingui/react/macro'
import { mostQuantity } from '../../core/cart/cart.contract'
import type { QuantityRefusal } from '../ui/number-stepper'
import { countText } from '../ui/price-text'

export function useQuantityLabels(name: string, least: 0 | 1 = 1) {
  const { t, i18n } = useLingui()
  const most = countText(mostQuantity, i18n.locale)
  const refusals: Record<QuantityRefusal, string> = {
    'not-a-number': t`Enter a number`,
    fraction: t`Enter a whole number`,
    'too-small': least === 0 ? t`Can't be negative` : t`At least 1`,
    'too-large': t`At most ${most}`,
  }
  return {
    less: t`One less`,
    more: t`One more`,
    value: t`Quantity of ${name}`,
    refused: (code: QuantityRefusal) => refusals[code],
  }
}
