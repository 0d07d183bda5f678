import { useLingui } from '@lingui/react/macro'
import type { CheckoutStep } from '../../core/checkout/checkout.steps'

export function useStepNames(): Record<CheckoutStep, string> {
  const { t } = useLingui()
  return { cart: t`Cart`, address: t`Address`, payment: t`Payment` }
}
