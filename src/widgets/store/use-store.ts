import { useSelector } from '@xstate/react'
import type { ProductSort } from '../../core/store/store.contract'
import { useView } from '../root/use-engine'

type Options = { perPage?: number | undefined; sortBy?: ProductSort | undefined }

/** One view of the catalogue: what is looked for and what was found. */
export function useProducts({ perPage, sortBy }: Options = {}) {
  const options = { ...(perPage !== undefined && { perPage }), ...(sortBy !== undefined && { sortBy }) }
  const view = useView('store', options, `${perPage} ${sortBy}`)
  const { value, context } = useSelector(view, (snapshot) => snapshot)
  return {
    isLoading: typeof value === 'object',
    isFailed: value === 'failed',
    q: context.query.q ?? '',
    rows: context.rows,
    /** the rows belong to an earlier question */
    stale: context.stale,
    search: (q: string) => view.send({ type: 'query.change', query: { q }, debounced: q !== '' }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type Products = ReturnType<typeof useProducts>
