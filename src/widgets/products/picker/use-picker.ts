import { useSelector } from '@xstate/react'
import { useView } from '../../runtime/use-engine'

/** `shopId`: whose prices; 0 = none's. */
export function usePicker(perPage: number, shopId: number) {
  const view = useView('products.picker', { perPage, query: { shopId } }, `${perPage}/${shopId}`)
  return {
    isLoading: useSelector(view, ({ value }) => typeof value === 'object'),
    isFailed: useSelector(view, ({ value }) => value === 'failed'),
    q: useSelector(view, ({ context }) => context.query.q),
    rows: useSelector(view, ({ context }) => context.rows),
    /** the rows belong to a previous query */
    stale: useSelector(view, ({ context }) => context.stale),
    search: (q: string) => view.send({ type: 'query.change', query: { q }, debounced: q !== '' }),
    reload: () => view.send({ type: 'reload' }),
  }
}
