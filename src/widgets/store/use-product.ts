import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'

/** One product in full; `loading`, `ready`, `missing` or `failed`. */
export function useProduct(id: number) {
  const view = useView('store.product', { key: id }, String(id))
  const { value, context } = useSelector(view, (snapshot) => snapshot)
  return { status: value, product: context.value, error: context.error, reload: () => view.send({ type: 'reload' }) }
}

const asked = { perPage: 1, sortBy: 'featured' }

/** The newest product of the catalogue; `loading`, `ready` or `failed`. */
export function useNewest() {
  const view = useView('store', asked)
  const { value, context } = useSelector(view, (snapshot) => snapshot)
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    product: context.rows[0],
    error: context.error,
    reload: () => view.send({ type: 'reload' }),
  }
}
