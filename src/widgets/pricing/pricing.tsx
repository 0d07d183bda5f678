import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/pricing'
import { useLingui } from '@lingui/react/macro'
import { pricingApp } from '../../core/pricing/app'
import { FailurePanel } from '../failure/failure-panel'
import { defineWidget } from '../runtime/define-widget'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './pricing.css'
import { PricingPlans } from './pricing-plans'
import { type PricingLocation, usePricing } from './use-pricing'

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

/** Three plans, by the month or by the year. */
export const RaanPricing = defineWidget<RaanPricingProps>({
  apps,
  messages: [messages, failureMessages],
  Skeleton: Place,
  View: PricingView,
})
