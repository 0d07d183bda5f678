import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { UserPlan as Plan } from '../../../core/users/users.user'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { useUserMessages } from '../use-user-messages'
import * as css from './view.css'

/** What a plan holds; undefined = as much as one likes. */
const sizes: Record<Plan, { shops?: number; users?: number }> = {
  basic: { shops: 1, users: 2 },
  team: { shops: 3, users: 10 },
  company: { shops: 10, users: 50 },
  enterprise: {},
}

/** Which plan somebody works under, and what that holds. */
export function UserPlan({ plan }: { plan: string }) {
  const { t } = useLingui()
  const messages = useUserMessages()
  const known = Object.hasOwn(sizes, plan) ? (plan as Plan) : undefined
  const { shops, users } = known ? sizes[known] : {}
  const isLarge = known === 'company' || known === 'enterprise'
  const benefits: string[] = [
    shops === undefined ? t`Unlimited shops` : t`${plural(shops, { one: '# shop', other: 'Up to # shops' })}`,
    users === undefined ? t`Unlimited users` : t`${plural(users, { one: '# user', other: 'Up to # users' })}`,
    t`Orders, labels and cash on delivery`,
    ...(known === 'basic' ? [] : [t`Invoices and tax invoices`]),
    ...(isLarge ? [t`Combined data from all shops`] : []),
    ...(known === 'enterprise' ? [t`Phone support every day`] : []),
  ]
  return (
    <Card title={t`Plan`} actions={<Badge tone="accent">{messages.plan(plan)}</Badge>}>
      {known ? (
        <ul className={css.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={css.benefit}>
              <Check className={css.tick} aria-hidden="true" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.quiet}>{t`The shop's system decides what this plan includes.`}</p>
      )}
    </Card>
  )
}
