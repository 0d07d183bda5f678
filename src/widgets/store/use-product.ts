import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'

export function useProduct(id: number) {
  const view = useView('store.product', { key: id }, String(id))
  return {
    status: useSelector(view, ({ value }) => value),
    product: useSelector(view, ({ context }) => context.value),
    error: useSelector(view, ({ context }) => context.error),
    reload: () => view.send({ type: 'reload' }),
  }
}

const asked = { perPage: 1, sortBy: 'featured' }

export function useNewest() {
  const view = useView('store', asked)
  return {
    status: useSelector(view, ({ value }) => (typeof value === 'string' ? value : 'loading')),
    product: useSelector(view, ({ context }) => context.rows[0]),
    error: useSelector(view, ({ context }) => context.error),
    reload: () => view.send({ type: 'reload' }),
  }
}
