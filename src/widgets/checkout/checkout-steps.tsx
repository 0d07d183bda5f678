import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { type CheckoutStep, checkoutSteps, stepsBefore } from '../../core/checkout/checkout.steps'
import * as css from './checkout.css'

export function useStepNames(): Record<CheckoutStep, string> {
  const { t } = useLingui()
  return { cart: t`Cart`, address: t`Address`, payment: t`Payment` }
}

type CheckoutStepsProps = {
  step: CheckoutStep
  isSound(step: CheckoutStep): boolean
  disabled: boolean
  onGo(step: CheckoutStep): void
}

export function CheckoutSteps({ step, isSound, disabled, onGo }: CheckoutStepsProps) {
  const { t } = useLingui()
  const names = useStepNames()
  const before = stepsBefore(step)
  return (
    <nav aria-label={t`Steps`}>
      <ol className={css.steps}>
        {checkoutSteps.map((each, index) => {
          const isPast = before.includes(each) && isSound(each)
          return (
            <li key={each} className={css.step}>
              <button
                type="button"
                className={css.stepButton}
                aria-current={each === step ? 'step' : undefined}
                data-done={isPast || undefined}
                aria-disabled={disabled || undefined}
                onClick={() => !disabled && each !== step && onGo(each)}
              >
                <span className={isPast ? css.stepDone : css.stepNumber} aria-hidden="true">
                  {isPast ? <Check size={16} /> : index + 1}
                </span>
                {names[each]}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
