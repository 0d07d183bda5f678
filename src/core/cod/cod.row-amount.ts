import type { Satang } from '../kernel/money'
import { amountOf, type CellAmount, isAmount } from './cod.cells'
import type { Columns, NamedRow, Section } from './cod.columns'

const head = /^[1-9]\d{0,2}$/
const group = /^\d{3}(?:\.\d*)?$/

/** The amounts that neighbouring cells are if their commas group: 1 and 580.00 as 1,580.00. */
function joinedAmounts(cells: readonly string[]): { from: number; to: number; amount: Satang }[] {
  return cells.flatMap((cell, from) => {
    const found: { from: number; to: number; amount: Satang }[] = []
    if (!head.test(cell)) return found
    let text = cell
    for (let to = from + 1; to < cells.length && group.test(cells[to] ?? ''); to++) {
      text += cells[to]
      const amount = amountOf(text)
      if (isAmount(amount)) found.push({ from, to, amount })
      if (text.includes('.')) break
    }
    return found
  })
}

/**
 * The amount of a row with cells. A comma may also group thousands: a row with too many cells is unclear then, unless
 * its order's total decides.
 */
export function rowAmount(row: NamedRow, columns: Columns, section: Section, separator: string): CellAmount {
  const { cells, orders, isBroken } = row
  const total = orders.length === 1 ? orders[0]?.total : undefined
  if (isBroken) return 'unclear'
  const joined = separator === ',' && !row.text.includes('"') ? joinedAmounts(cells) : []
  if (joined.length > 0 && (cells.length !== section.width || section.isSingle)) {
    const agreeing = joined.filter(({ from, to, amount }) => {
      const fits = section.isSingle || cells.length - (to - from) === section.width
      return fits && amount === total
    })
    if (agreeing.length > 0) return total
    // the 590.00 of 1,590.00
    const tails = new Set(
      joined.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, nth) => from + 1 + nth)),
    )
    const own = cells.findIndex((cell, column) => !tails.has(column) && amountOf(cell) === total)
    return section.isSingle && total !== undefined && own >= 0 ? total : 'unclear'
  }
  const { amount: column, source } = columns
  if (column === undefined) return cells.some((cell) => isAmount(amountOf(cell))) ? 'unclear' : undefined
  const amount = amountOf(cells[column] ?? '')
  return source === 'agreement' && amount !== total ? 'unclear' : amount
}

/**
 * The amount of a line without cells, such as "TH60551234567A 590": the order's total, or the only amount if it is
 * behind the number.
 */
export function lineAmount(words: readonly string[], position: number, total: Satang | undefined): CellAmount {
  const amounts = words.map((word, at) =>
    at === position || /^[A-Z]*\d{9,}[A-Z]*$/i.test(word) ? undefined : amountOf(word),
  )
  if (amounts.some((amount) => isAmount(amount) && amount === total)) return total
  const found = amounts.flatMap((amount, at) => (amount === undefined ? [] : [{ amount, at }]))
  const [first, second] = found
  if (!first || second) return first && 'unclear'
  // 580,571 may be two amounts
  const isClear = first.at > position && !/,\d{3}$/.test(words[first.at] ?? '')
  return isClear ? first.amount : 'unclear'
}
