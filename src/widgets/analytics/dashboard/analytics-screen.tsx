import { type ContextType, useCallback, useState } from 'react'
import type { AnalyticsName } from '../../../core/analytics/analytics.contract'
import type { StatisticName } from '../../../core/statistics/statistics.contract'
import { RaanStatisticCard } from '../../statistics'
import { AnsweredCardsContext } from '../../statistics/answered-cards'
import { RaanAnalyticsCard } from '../analytics'
import { AnalyticsEmpty } from '../analytics-empty'
import * as css from './analytics-screen.css'

type Group = { look: string; statistics: readonly StatisticName[]; analytics: readonly AnalyticsName[] }

/** Every backend has these. */
const ofOrders: readonly Group[] = [
  { look: css.small, statistics: ['orders', 'sales', 'revenue'], analytics: [] },
  { look: css.wide, statistics: [], analytics: ['revenue', 'product-orders'] },
]

const others: readonly Group[] = [
  { look: css.small, statistics: ['subscribers', 'active-users', 'newsletter'], analytics: [] },
  { look: css.wide, statistics: [], analytics: ['avg-sessions', 'support-tracker'] },
  { look: css.halves, statistics: [], analytics: ['sessions-device', 'customers'] },
]

function Cards({ groups, isShown }: { groups: readonly Group[]; isShown(name: string): boolean }) {
  return groups.map(({ look, statistics, analytics }) => {
    const cards = [
      ...statistics.filter(isShown).map((name) => <RaanStatisticCard key={name} name={name} />),
      ...analytics.filter(isShown).map((name) => <RaanAnalyticsCard key={name} name={name} />),
    ]
    return (
      cards.length > 0 && (
        <div key={look} className={look}>
          {cards}
        </div>
      )
    )
  })
}

export function AnalyticsScreen() {
  const [answered, setAnswered] = useState<{ cards: readonly string[] | undefined }>()
  const [isEmpty, setEmpty] = useState(false)
  const onAnswered: ContextType<typeof AnsweredCardsContext> = useCallback((cards, shown) => {
    setAnswered((known) => (known && !cards ? known : { cards }))
    if (shown?.name === 'orders' && shown.period === 'Last 28 Days') setEmpty(shown.figure === 0)
  }, [])
  return (
    <div className={css.root} part="analytics">
      <div className={css.screen}>
        {isEmpty && <AnalyticsEmpty />}
        <AnsweredCardsContext value={onAnswered}>
          <Cards groups={ofOrders} isShown={() => true} />
        </AnsweredCardsContext>
        {answered && <Cards groups={others} isShown={(name) => answered.cards?.includes(name) ?? true} />}
      </div>
    </div>
  )
}
