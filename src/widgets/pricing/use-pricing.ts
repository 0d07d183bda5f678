import { useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { isConclusive } from '../../core/kernel/outcome'
import { isPlanPeriod, type PlanChoice, type PlanKey, type PlanPeriod } from '../../core/pricing/pricing.contract'
import { useView } from '../runtime/use-engine'
import { useToaster } from '../runtime/use-toaster'

export type PricingLocation = {
  /** `monthly` (default) or `yearly` */
  period?: string | undefined
  onChosen?: ((detail: PlanChoice) => void) | undefined
}

export function usePricing({ period: given, onChosen }: PricingLocation) {
  const { t } = useLingui()
  const toaster = useToaster()
  const reported = useRef<object>(undefined)
  const first = isPlanPeriod(given) ? given : 'monthly'
  const view = useView('pricing', { period: first })
  const { pricing, period, wanted, outcome, error } = useSelector(
    view,
    ({ context: { pricing, period, wanted, outcome, error } }) => ({ pricing, period, wanted, outcome, error }),
    shallowEqual,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes; the user's choice wins in between
  useEffect(() => {
    if (isPlanPeriod(given)) view.send({ type: 'period.change', period: given })
  }, [given])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per choice
  useEffect(() => {
    if (!outcome || outcome === reported.current) return
    reported.current = outcome
    if (outcome.kind === 'chosen') {
      const title = pricing?.[outcome.choice.plan].title
      toaster.show({ id: 'plan', tone: 'success', title: t`Your plan is now: ${title}` })
      onChosen?.(outcome.choice)
      return
    }
    const title =
      outcome.error.code === 'forbidden'
        ? t`You don't have permission to change the plan`
        : isConclusive(outcome.error)
          ? t`Couldn't change the plan. Try again.`
          : t`We couldn't confirm whether the plan was changed. Check your connection. It's safe to try again: it counts only once.`
    toaster.show({ id: 'plan', tone: 'error', title })
  }, [outcome])

  return {
    status: useSelector(view, (snapshot) => snapshot.value),
    pricing,
    period,
    wanted,
    error,
    setPeriod: (next: PlanPeriod) => view.send({ type: 'period.change', period: next }),
    choose: (plan: PlanKey) => view.send({ type: 'plan.choose', plan }),
    reload: () => view.send({ type: 'reload' }),
  }
}
