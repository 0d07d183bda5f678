import { shallowEqual, useSelector } from '@xstate/react'
import type { Customer } from '../../../core/customers/customers.contract'
import type { CustomerProfile } from '../../../core/customers/profile/customers.profile.contract'
import { useView } from '../../runtime/use-engine'

export function useCustomerProfile(key: string) {
  const view = useView('customers.profile', { key }, key)
  const { status, profile, error } = useSelector(
    view,
    ({ value, context }) => ({ status: value, profile: context.value, error: context.error }),
    shallowEqual,
  )
  return { status, profile, error, reload: () => view.send({ type: 'reload' }) }
}

export function useCustomerOrders(key: string) {
  const view = useView('customers.orders', { query: { key }, perPage: 10 }, key)
  const { rows, total, page, perPage, stale, error } = useSelector(
    view,
    ({ context: { rows, total, page, perPage, stale, error } }) => ({ rows, total, page, perPage, stale, error }),
    shallowEqual,
  )
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

/** A customer as a list has them. */
export const listed = (profile: CustomerProfile): Customer => {
  const { name, phoneNumber, address, subDistrict, district, province, postNum, orderCount, refusedCOD } = profile
  return {
    name,
    phoneNumber,
    address,
    subDistrict,
    district,
    province,
    postNum,
    orderCount,
    lastOrder: null,
    refusedCODCount: refusedCOD.count,
  }
}
