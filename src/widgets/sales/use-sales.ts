import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SalesSpan } from '../../core/sales/sales.days'
import { useView } from '../runtime/use-engine'

/** The desk's figures over some days, and on one of them; `status` is `loading`, `ready` or `failed`. */
export function useSales(day: string) {
  const view = useView('sales', { choice: { span: 28, day } })
  const { choice, value, stale, error } = useSelector(view, ({ context }) => context)
  const status = useSelector(view, ({ value }) => value)
  useEffect(() => {
    if (view.getSnapshot().context.choice.day !== day) view.send({ type: 'choice.change', choice: { day } })
  }, [view, day])
  return {
    span: choice.span,
    sales: value,
    choose: (span: SalesSpan) => view.send({ type: 'choice.change', choice: { span } }),
    state: { status, isThere: value !== undefined, stale, error, retry: () => view.send({ type: 'reload' }) },
  }
}
