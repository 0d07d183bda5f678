import { analyticsCalls, type customerKinds } from '../../core/analytics/analytics.contract'
import { type Period, periods, reportYears } from '../../core/analytics/analytics.period'
import { satang } from '../../core/kernel/money'
import { changeOf, percentOf, stretchesOf, sumOf, yearStretch } from '../../service/analytics/analytics.days'
import { isSold, orderCourse } from '../../service/analytics/analytics.orders'
import { handle, type Service } from '../../service/handle'
import type { Tx } from '../../service/store'
import { inventedCourse } from './analytics.invented'
import { sampleBudgets, sampleDay, sampleGoals } from './analytics.seed'

/** A period's course and sum, and the sum of the period before. */
function figuresOf(name: keyof typeof sampleDay, { period }: { period: Period }, tx: Tx) {
  const { shown, before } = stretchesOf(period, tx.now())
  const course = inventedCourse(name, shown, sampleDay[name])
  const earlier = inventedCourse(name, before, sampleDay[name])
  return { ...course, sum: sumOf(course.data), before: sumOf(earlier.data), days: shown.days.length }
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

/** Figures that an order backend doesn't have, invented to agree with the sample orders; so not in `src/service`. */
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
      const earned = sumOf(orderCourse(tx, stretchesOf(query.period, tx.now()).shown, 'sales', isSold).data)
      const [retention, duration] = [70 + (sum % 20), 6 + (sum % 5)]
      return {
        ...listed,
        sessions: whole(sum / days),
        change: changeOf(sum, before) ?? 0,
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
      const { labels, data: earned } = inventedCourse('earning', months, sampleDay.earning)
      const spent = inventedCourse('expense', months, sampleDay.expense).data.map((each) => -each)
      const budget = labels.map((_, month) => sampleBudgets[year] + (month % 4) * 20_000)
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
      const { shown } = stretchesOf(query.period, tx.now())
      const completed = sumOf(orderCourse(tx, shown, 'orders', isSold).data)
      return { ...listed, completed, inProgress: Math.max(0, sampleGoals.orders * shown.days.length - completed) }
    }),

    handle(analyticsCalls['sessions-device'], ({ query, tx }) => {
      const { sum, before } = figuresOf('sessions', query, tx)
      const [now, then] = [deviceUsage(sum), deviceUsage(before)]
      const device = (name: keyof typeof now) => ({
        name,
        usage: now[name],
        upDown: changeOf(now[name], then[name]) ?? 0,
      })
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
