import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { AnalyticsName } from '../../core/analytics/analytics.contract'
import { firstSpan, type Span } from '../../core/analytics/analytics.period'
import { lookUp } from '../../core/kernel/look-up'
import { useView } from '../runtime/use-engine'

export function useAnalytics(name: AnalyticsName, given: Partial<Span>) {
  const view = useView('analytics', { choice: { ...firstSpan, ...given, name } }, name)
  const { choice, value, stale, error } = useSelector(
    view,
    ({ context: { choice, value, stale, error } }) => ({ choice, value, stale, error }),
    shallowEqual,
  )
  const status = useSelector(view, ({ value }) => value)
  const choose = (span: Partial<Span>) => view.send({ type: 'choice.change', choice: span })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes; the user's choice wins in between
  useEffect(() => {
    const isNews = Object.entries(given).some(([key, value]) => lookUp<unknown>(choice, key) !== value)
    if (isNews) choose(given)
  }, [given.period, given.year])
  return {
    span: choice,
    figures: value,
    choose,
    state: { status, isThere: value !== undefined, stale, error, retry: () => view.send({ type: 'reload' }) },
  }
}
