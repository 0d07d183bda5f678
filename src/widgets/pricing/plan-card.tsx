import { useLingui } from '@lingui/react/macro'
import Large from 'lucide-react/icons/building-2'
import Check from 'lucide-react/icons/check'
import Small from 'lucide-react/icons/sprout'
import Middle from 'lucide-react/icons/store'
import { type ReactNode, useId } from 'react'
import { formatTag } from '../../core/kernel/format-tag'
import type { Plan, PlanKey, PlanPeriod } from '../../core/pricing/pricing.contract'
import { useLocale } from '../runtime/use-locale'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Picture } from '../ui/picture'
import * as css from './pricing.css'

const signs: Record<PlanKey, ReactNode> = {
  basicPlan: <Small />,
  standardPlan: <Middle />,
  enterprisePlan: <Large />,
}

type PlanCardProps = {
  name: PlanKey
  plan: Plan
  period: PlanPeriod
  /**
   * compared with the current plan: the same, the same with other billing, higher or lower; none if no plan is
   * stored
   */
  standing: 'same' | 'otherwise' | 'more' | 'less' | undefined
  isBusy: boolean
  onChoose(): void
}

export function PlanCard({ name, plan, period, standing, isBusy, onChoose }: PlanCardProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const money = new Intl.NumberFormat(formatTag(locale), {
    style: 'currency',
    currency: 'THB',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  })
  const isYearly = period === 'yearly'
  const price = money.format(isYearly ? plan.yearlyPlan.perMonth : plan.monthlyPrice)
  const total = money.format(plan.yearlyPlan.totalAnnual)
  const messages = {
    same: t`Your current plan`,
    otherwise: isYearly ? t`Pay yearly` : t`Pay monthly`,
    more: t`Upgrade`,
    less: t`Change to this plan`,
  }
  return (
    <section className={plan.popular ? css.popular : css.plan} aria-labelledby={id} part="plan">
      {plan.popular && (
        <div className={css.badge}>
          <Badge tone="accent">{t`Popular`}</Badge>
        </div>
      )}
      <Picture src={plan.img ?? undefined} icon={signs[name]} className={css.picture} />
      <h2 id={id} className={css.name}>
        {plan.title}
      </h2>
      <p className={css.quiet}>{plan.subtitle}</p>
      <p className={css.price}>
        <strong className={css.figure}>{price}</strong> <span className={css.quiet}>{t`per month`}</span>
      </p>
      <p className={css.total}>{isYearly && plan.yearlyPlan.totalAnnual > 0 && t`${total} a year`}</p>
      <ul className={css.benefits}>
        {plan.planBenefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <Check size={18} aria-hidden="true" className={css.check} />
            {benefit}
          </li>
        ))}
      </ul>
      {standing && (
        <div className={css.action}>
          <Button
            wide
            look={plan.popular && standing !== 'same' ? 'primary' : 'secondary'}
            disabled={standing === 'same'}
            busy={isBusy}
            aria-describedby={id}
            onClick={onChoose}
          >
            {messages[standing]}
          </Button>
        </div>
      )}
    </section>
  )
}
