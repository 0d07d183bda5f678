import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { firstSpan, type Period } from '../../core/analytics/analytics.period'
import type { StatisticName } from '../../core/statistics/statistics.contract'
import { useView } from '../runtime/use-engine'

export function useStatistics(name: StatisticName, given: Period | undefined) {
  const view = useView('statistics', { choice: { name, period: given ?? firstSpan.period } }, name)
  const { choice, value, stale, error } = useSelector(
    view,
    ({ context: { choice, value, stale, error } }) => ({ choice, value, stale, error }),
    shallowEqual,
  )
  const status = useSelector(view, ({ value }) => value)
  const choose = (period: Period) => view.send({ type: 'choice.change', choice: { period } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes; the user's choice wins in between
  useEffect(() => {
    if (given && given !== choice.period) choose(given)
  }, [given])
  return {
    period: choice.period,
    figures: value,
    choose,
    state: { status, isThere: value !== undefined, stale, error, retry: () => view.send({ type: 'reload' }) },
  }
}
