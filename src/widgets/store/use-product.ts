import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'

/** One product in full; `loading`, `ready`, `missing` or `failed`. */
export function useProduct(id: number) {
  const view = useView('store.product', { key: id }, String(id))
  const { value, context } = useSelector(view, (snapshot) => snapshot)
  return { status: value, product: context.value, error: context.error, reload: () => view.send({ type: 'reload' }) }
}
