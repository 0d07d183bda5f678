import { pricingCalls } from '../../core/pricing/pricing.contract'
import type { AppMock } from '../app-mock'
import { type Bearer, handle } from '../handle'
import { plansTable, samplePricing } from './pricing.seed'

/** Without a token everybody is one. */
const idOf = (user: Bearer | null): number => user?.id ?? 0

export const pricingMock: AppMock = {
  tables: [plansTable],
  handlers: [
    handle(pricingCalls.data, ({ user, world }) => {
      const chosen = world.read(plansTable).find(({ id }) => id === idOf(user))
      const current = chosen
        ? { plan: chosen.plan, period: chosen.period }
        : { plan: 'basicPlan' as const, period: 'monthly' as const }
      return { ...samplePricing, current }
    }),

    handle(pricingCalls.choose, ({ body, user, world }) => {
      const id = idOf(user)
      const others = world.read(plansTable).filter((each) => each.id !== id)
      world.write(plansTable, [...others, { id, ...body }])
      return { current: body }
    }),
  ],
}
