import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'

/** The number that tells customers apart: the first of them. */
export const firstPhone = (phoneNumber: string): string => phoneNumber.split(',')[0]?.trim() ?? ''

/** The orders of one phone number, the latest first; `status` is `loading`, `ready` or `failed`. */
export function useCustomerOrders(phoneNumber: string) {
  const q = firstPhone(phoneNumber)
  const view = useView('orders', { query: { q }, perPage: 10 }, q)
  const { rows, total, page, perPage, stale, error } = useSelector(view, ({ context }) => context)
  const value = useSelector(view, (snapshot) => snapshot.value)
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    rows,
    total,
    page,
    perPage,
    stale,
    error,
    goTo: (next: number) => view.send({ type: 'page.change', page: next }),
    reload: () => view.send({ type: 'reload' }),
  }
}
