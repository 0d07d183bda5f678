import type { Satang } from '../kernel/money'
import { amountOf, isAmount } from './cod.cells'
import type { NamedRow, Section } from './cod.columns'
import { isPayoutHeading } from './cod.headings'

const isNothing = (cell: string): boolean => /^[-−–(]/.test(cell) || (/\d/.test(cell) && amountOf(cell) === undefined)

/**
 * The rows for which the shop gets nothing, or pays, although the courier says that it collected more than it keeps of
 * any other row: the parcel may have been returned. A small amount may be used up by the fee.
 */
export function unpaidRows(section: Section, collected: ReadonlyMap<NamedRow, Satang>): ReadonlySet<NamedRow> {
  const { headings = [], width } = section
  const rows = [...collected].filter(([{ cells }]) => cells.length === width)
  const unpaid = headings.flatMap((heading, column) => {
    if (!isPayoutHeading(heading)) return []
    const kept = rows.flatMap(([{ cells }, amount]) => {
      const paid = amountOf(cells[column] ?? '')
      return isAmount(paid) ? [amount - paid] : []
    })
    // a list without any payout says nothing
    if (kept.length === 0) return []
    const most = Math.max(...kept)
    return rows.flatMap(([row, amount]) => (isNothing(row.cells[column] ?? '') && amount > most ? [row] : []))
  })
  return new Set(unpaid)
}
