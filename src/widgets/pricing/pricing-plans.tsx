import { useLingui } from '@lingui/react/macro'
import { type PlanKey, type PlanPeriod, type Pricing, planKeys } from '../../core/pricing/pricing.contract'
import { isCurrent } from '../../core/pricing/pricing.machine'
import { Accordion } from '../ui/accordion'
import { RadioGroup } from '../ui/radio-group'
import { PlanCard } from './plan-card'
import * as css from './pricing.css'
import type { usePricing } from './use-pricing'

type PricingPlansProps = { pricing: Pricing; desk: ReturnType<typeof usePricing> }

function standingOf(pricing: Pricing, plan: PlanKey, period: PlanPeriod) {
  if (!pricing.current) return undefined
  if (isCurrent(pricing, { plan, period })) return 'same'
  const steps = planKeys.indexOf(plan) - planKeys.indexOf(pricing.current.plan)
  return steps === 0 ? 'otherwise' : steps > 0 ? 'more' : 'less'
}

/** The plans beside each other, paid by the month or the year, and what is asked about them. */
export function PricingPlans({ pricing, desk }: PricingPlansProps) {
  const { t } = useLingui()
  const { period, wanted, setPeriod, choose } = desk
  return (
    <>
      <div className={css.period}>
        <RadioGroup
          look="segmented"
          label={t`Payment`}
          labelHidden
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'monthly', label: t`Monthly` },
            { value: 'yearly', label: t`Yearly` },
          ]}
        />
      </div>
      <div className={css.plans}>
        {planKeys.map((key) => (
          <PlanCard
            key={key}
            name={key}
            plan={pricing[key]}
            period={period}
            standing={standingOf(pricing, key, period)}
            isBusy={wanted?.plan === key}
            onChoose={() => choose(key)}
          />
        ))}
      </div>
      {pricing.qandA.length > 0 && (
        <section className={css.questions}>
          <h2 className={css.name}>{t`Questions about plans`}</h2>
          <Accordion
            items={pricing.qandA.map(({ question, ans }) => ({ id: question, title: question, content: ans }))}
          />
        </section>
      )}
    </>
  )
}
