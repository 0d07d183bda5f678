import { analyticsCalls, type customerKinds } from '../../core/analytics/analytics.contract'
import { type Period, periods, reportYears } from '../../core/analytics/analytics.period'
import { satang } from '../../core/kernel/money'
import { handle, type Service } from '../../service/handle'
import type { Tx } from '../../service/store'
import { changeOf, courseOf, percentOf, stretchesOf, sumOf, yearStretch } from './analytics.days'
import { sampleBudgets, sampleDay, sampleGoals } from './analytics.seed'

/** A period's course and sum, and the sum of the period before. */
function figuresOf(name: keyof typeof sampleDay, { period }: { period: Period }, tx: Tx) {
  const { shown, before } = stretchesOf(period, tx.now())
  const course = courseOf(name, shown, sampleDay[name])
  const earlier = courseOf(name, before, sampleDay[name])
  return { ...course, earlier, sum: sumOf(course.data), before: sumOf(earlier.data), days: shown.days.length }
}

const amounts = (data: readonly number[]) => data.map(satang)
const whole = (part: number): number => Math.round(part)
const listed = { periods: [...periods] }

/** Shares that add up to exactly 100 percent. */
const deviceUsage = (sum: number) => {
  const mobile = 580 + (sum % 60)
  const tablet = 60 + (sum % 17)
  return { Desktop: (1000 - mobile - tablet) / 10, Mobile: mobile / 10, Tablet: tablet / 10 }
}

/** Invented figures that an order backend doesn't have, so they aren't part of `src/service`. */
export const analyticsFigures: Service = {
  tables: [],
  handlers: [
    handle(analyticsCalls['support-tracker'], ({ query, tx }) => {
      const { sum, days } = figuresOf('tickets', query, tx)
      const newTicket = whole(sum / days) * 2
      return {
        ...listed,
        totalTicket: sum,
        newTicket,
        openTicket: Math.min(sum, newTicket + whole(sum * 0.08)),
        responseTime: 1 + (sum % 3) / 2,
      }
    }),

    handle(analyticsCalls['avg-sessions'], ({ query, tx }) => {
      const { labels, data, sum, before, days } = figuresOf('sessions', query, tx)
      const earned = figuresOf('earning', query, tx).sum
      const [retention, duration] = [70 + (sum % 20), 6 + (sum % 5)]
      return {
        ...listed,
        sessions: whole(sum / days),
        change: changeOf(sum, before),
        goal: satang(sampleGoals.revenue * days),
        users: whole(sum * 0.62),
        retention,
        duration,
        reached: {
          goal: percentOf(earned, sampleGoals.revenue * days),
          users: percentOf(sum, sampleGoals.sessions * days),
          retention: percentOf(retention, sampleGoals.retention),
          duration: percentOf(duration, sampleGoals.minutes),
        },
        labels,
        series: [{ name: 'Sessions', data }],
      }
    }),

    handle(analyticsCalls['revenue-report'], ({ query: { year } }) => {
      const months = yearStretch(year)
      const { labels, data: earned } = courseOf('earning', months, sampleDay.earning)
      const spent = courseOf('expense', months, sampleDay.expense).data.map((each) => -each)
      const budget = labels.map((_, month) => sampleBudgets[year] + (month % 4) * 350_000)
      return {
        years: [...reportYears],
        price: satang(sumOf(earned) + sumOf(spent)),
        budget: satang(sumOf(budget)),
        labels,
        series: [
          { name: 'Earning', data: amounts(earned) },
          { name: 'Expense', data: amounts(spent) },
          { name: 'Budget', data: amounts(budget) },
        ],
      }
    }),

    handle(analyticsCalls['goal-overview'], ({ query, tx }) => {
      const { sum, days } = figuresOf('orders', query, tx)
      return { ...listed, completed: sum, inProgress: Math.max(0, sampleGoals.orders * days - sum) }
    }),

    handle(analyticsCalls.revenue, ({ query, tx }) => {
      const { labels, data, earlier, sum, before } = figuresOf('earning', query, tx)
      return {
        ...listed,
        thisMonth: satang(sum),
        lastMonth: satang(before),
        labels,
        series: [
          { name: 'thisMonth', data: amounts(data) },
          // months differ in length: one value per day of this month
          { name: 'lastMonth', data: amounts(labels.map((_, nth) => earlier.data[nth] ?? 0)) },
        ],
      }
    }),

    handle(analyticsCalls['product-orders'], ({ query, tx }) => {
      const { sum } = figuresOf('orders', query, tx)
      const [pending, rejected] = [whole(sum * 0.14), whole(sum * 0.05)]
      return { ...listed, finished: sum - pending - rejected, pending, rejected }
    }),

    handle(analyticsCalls['sessions-device'], ({ query, tx }) => {
      const { sum, before } = figuresOf('sessions', query, tx)
      const [now, then] = [deviceUsage(sum), deviceUsage(before)]
      const device = (name: keyof typeof now) => ({ name, usage: now[name], upDown: changeOf(now[name], then[name]) })
      return { ...listed, devices: [device('Desktop'), device('Mobile'), device('Tablet')] }
    }),

    handle(analyticsCalls.customers, ({ query, tx }) => {
      const { sum } = figuresOf('customers', query, tx)
      const [returning, referred] = [whole(sum * 0.36), whole(sum * 0.11)]
      const kind = (name: (typeof customerKinds)[number], result: number) => ({ name, result })
      return {
        ...listed,
        customers: [kind('New', sum - returning - referred), kind('Returning', returning), kind('Referrals', referred)],
      }
    }),
  ],
}
