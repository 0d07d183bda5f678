import { useSelector } from '@xstate/react'
import type { SalesSpan } from '../../core/sales/sales.days'
import { useView } from '../root/use-engine'

/** The desk's figures over some days; `status` is `loading`, `ready` or `failed`. */
export function useSales() {
  const view = useView('sales', { choice: { span: 28 } })
  const { choice, value, stale, error } = useSelector(view, ({ context }) => context)
  const status = useSelector(view, ({ value }) => value)
  return {
    span: choice.span,
    sales: value,
    choose: (span: SalesSpan) => view.send({ type: 'choice.change', choice: { span } }),
    state: { status, isThere: value !== undefined, stale, error, retry: () => view.send({ type: 'reload' }) },
  }
}
