import { useLingui } from '@lingui/react/macro'
import type { MoneyError } from '../../core/kernel/money'

export function useMoneyMessages(): Record<MoneyError, string> {
  const { t } = useLingui()
  return {
    empty: t`Enter an amount`,
    'not-a-number': t`Enter an amount, e.g. 120 or 45.50`,
    decimals: t`Use up to two decimals`,
    negative: t`Can't be negative`,
    'too-large': t`At most 10,000,000 baht`,
  }
}
