import type { Clock } from '../kernel/clock'
import type { Call } from '../kernel/endpoint'
import type { RaanError } from '../kernel/errors'
import type { Order } from '../orders/orders.contract'
import type { Unanswered } from '../orders/orders.unanswered'
import type { ChosenColumns } from './cod.columns'
import type { CodDays } from './cod.days'
import type { CodOutcomes, CodPlace } from './cod.outcomes'
import type { Settlement, SettlementLine } from './cod.settlement'

export type CodContext = CodDays & {
  call: Call
  clock: Clock
  newId(): string
  orders: readonly Order[]
  /** orders loaded so far, and their total number */
  progress: { count: number; total: number }
  /** why loading failed */
  error: RaanError | undefined
  /** the courier's list as given */
  text: string
  isTooLong: boolean
  /** columns that the user chose */
  chosen: ChosenColumns
  lines: readonly SettlementLine[]
  /** rows of the list that are no parcels */
  others: Settlement['others']
  columns: Settlement['columns']
  /** numbers of orders selected to be marked as received */
  ticked: ReadonlySet<string>
  /** numbers of outstanding orders selected without a list */
  byHand: ReadonlySet<string>
  /** which selection is being stored, or was last */
  storing: CodPlace
  /** it is being taken back */
  isUndoing: boolean
  outcomes: CodOutcomes
  /** unanswered payment requests, including those of lists closed since */
  unanswered: readonly Unanswered[]
  checkedBy: string
  /** numbers of orders that others changed, to be read once the others are */
  outdated: ReadonlySet<string>
  /** so much has changed that all are read again */
  isOutdated: boolean
}
