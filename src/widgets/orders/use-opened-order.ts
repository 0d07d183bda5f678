import type { ListLocation } from '../list/use-list'
import { useOpenedRow } from '../list/use-opened-row'

/** The order that is open beside the list, as part of its query string. */
export const useOpenedOrder = (given: ListLocation) => useOpenedRow('order', given)
