import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/pricing'
import { useLingui } from '@lingui/react/macro'
import { isMissing } from '../../core/kernel/errors'
import { pricingApp } from '../../core/pricing/app'
import { type PlanKey, type PlanPeriod, type Pricing, planKeys } from '../../core/pricing/pricing.contract'
import { isCurrent } from '../../core/pricing/pricing.machine'
import { FailurePanel } from '../failure/failure-panel'
import { defineWidget } from '../runtime/define-widget'
import { Accordion } from '../ui/accordion'
import { EmptyPanel } from '../ui/empty-panel'
import { RadioGroup } from '../ui/radio-group'
import { Loading, Skeleton } from '../ui/skeleton'
import { PlanCard } from './plan-card'
import * as css from './pricing.css'
import { type PricingLocation, usePricing } from './use-pricing'

type PricingPlansProps = { pricing: Pricing; desk: ReturnType<typeof usePricing> }

function comparisonOf(pricing: Pricing, plan: PlanKey, period: PlanPeriod) {
  if (!pricing.current) return undefined
  if (isCurrent(pricing, { plan, period })) return 'same'
  const steps = planKeys.indexOf(plan) - planKeys.indexOf(pricing.current.plan)
  return steps === 0 ? 'otherwise' : steps > 0 ? 'more' : 'less'
}

function PricingPlans({ pricing, desk }: PricingPlansProps) {
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
            standing={comparisonOf(pricing, key, period)}
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

export type RaanPricingProps = PricingLocation

const Place = () => (
  <div className={css.root}>
    <Loading className={css.plans}>
      <Skeleton shape="block" height={420} count={3} />
    </Loading>
  </div>
)

function PricingView(props: RaanPricingProps) {
  const { t } = useLingui()
  const desk = usePricing(props)
  const { status, pricing, error, reload } = desk
  if (!pricing && status === 'loading') return <Place />
  if (!pricing && isMissing(error))
    return (
      <EmptyPanel
        title={t`This shop has no plans`}
      >{t`Everything is included. There is nothing to choose here.`}</EmptyPanel>
    )
  return (
    <div className={css.root} part="pricing">
      {status === 'failed' && (
        <FailurePanel
          error={error}
          title={t`Couldn't load plans`}
          forbidden={t`You don't have access to plans`}
          isShown={pricing !== undefined}
          onRetry={reload}
        />
      )}
      {pricing && <PricingPlans pricing={pricing} desk={desk} />}
    </div>
  )
}

export const apps = { pricing: pricingApp }

export const RaanPricing = defineWidget<RaanPricingProps>({
  apps,
  messages: [messages, failureMessages],
  Skeleton: Place,
  View: PricingView,
})
