import { type PlanChoice, type Pricing, pricingCalls } from '../../core/pricing/pricing.contract'
import { handle, type Service } from '../handle'
import { missing } from '../reply'
import type { Bearer } from '../rights'
import { table } from '../table'

/** The plans and their descriptions. */
export type Offer = Omit<Pricing, 'current'>
export const offersTable = table<Offer>('pricing', { of: 'everyone', key: (_, position) => position })

/** A user's choice; the default is the first plan. */
const plansTable = table<PlanChoice & { id: number }>('plans', { of: 'everyone', key: ({ id }) => id })

/** Without a token, all callers count as one user. */
const idOf = (user: Bearer | null): number => user?.id ?? 0

export const pricingService: Service = {
  tables: [offersTable, plansTable],
  handlers: [
    handle(pricingCalls.data, ({ user, tx }) => {
      const chosen = tx.read(plansTable).find(({ id }) => id === idOf(user))
      const current = chosen
        ? { plan: chosen.plan, period: chosen.period }
        : { plan: 'basicPlan' as const, period: 'monthly' as const }
      const [offer] = tx.read(offersTable)
      return offer ? { ...offer, current } : missing()
    }),

    handle(pricingCalls.choose, ({ body, user, tx }) => {
      const id = idOf(user)
      const others = tx.read(plansTable).filter((each) => each.id !== id)
      tx.write(plansTable, [...others, { id, ...body }])
      return { current: body }
    }),
  ],
}
