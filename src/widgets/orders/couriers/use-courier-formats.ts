import { shallowEqual, useSelector } from '@xstate/react'
import type { StoredFormat } from '../../../core/orders/couriers/orders.courier-formats.contract'
import { formatFor } from '../../../core/orders/couriers/orders.courier-formats.list'
import { useView } from '../../runtime/use-engine'

const none: readonly StoredFormat[] = []

/** The formats of the couriers' files. They are known once they are loaded, or the backend stores none. */
export function useCourierFormats() {
  const view = useView('orders.formats', { key: null })
  const { status, value, error } = useSelector(
    view,
    ({ value: status, context: { value, error } }) => ({ status, value, error }),
    shallowEqual,
  )
  const stored = value ?? none
  return {
    status,
    error,
    stored,
    isKnown: value !== undefined || status === 'missing',
    formatFor: (courier: string) => formatFor(courier, stored),
    reload: () => view.send({ type: 'reload' }),
  }
}

/** The latest parcel of a courier; undefined if there is none, or none that this account may see. */
export const useLatestParcel = (courier: string) =>
  useSelector(
    useView('orders.formats.parcel', { key: courier }, courier),
    ({ value, context }) => ({
      parcel: context.value,
      isLoading: value === 'loading',
    }),
    shallowEqual,
  )
