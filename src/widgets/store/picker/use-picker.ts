import { useSelector } from '@xstate/react'
import { useView } from '../../runtime/use-engine'

/** What is looked for while a product is picked, and what was found. */
export function usePicker(perPage: number) {
  const view = useView('store.picker', { perPage }, String(perPage))
  const { value, context } = useSelector(view, (snapshot) => snapshot)
  return {
    isLoading: typeof value === 'object',
    isFailed: value === 'failed',
    q: context.query.q,
    rows: context.rows,
    /** the rows belong to an earlier question */
    stale: context.stale,
    search: (q: string) => view.send({ type: 'query.change', query: { q }, debounced: q !== '' }),
    reload: () => view.send({ type: 'reload' }),
  }
}
