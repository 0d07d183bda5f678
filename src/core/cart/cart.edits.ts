import { mostMoney, type Satang } from '../kernel/money'
import type { OrderLine } from '../orders/orders.contract'
import { mostQuantity } from './cart.contract'
import type { CartEdit, CartProductInfo, CartRefusal, Removed } from './cart.edit'
import { editLines, plainLine } from './cart.lines'
import { restoreLines } from './cart.restore'
import { noTally, type Tally, tallyOf, withLine, withoutLine } from './cart.tally'
import { changedUq, freeUq, isKind, isPlain, kindUq, plainUq } from './cart.uq'

type Edited = { tally: Tally } | { uq: string; code: CartRefusal }

/** What an edit may know besides the lines. */
export type EditSurroundings = {
  newId(): string
  infoOf(productId: number): CartProductInfo | undefined
  removed: readonly Removed[]
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

const refusalOf = ({ name, price, productId, Quantity }: OrderLine): CartRefusal | undefined => {
  if (!isWhole(Quantity, 1, mostQuantity)) return 'quantity'
  if (!isWhole(price, 0, mostMoney)) return 'price'
  if (productId === null && name.trim() === '') return 'name'
  return undefined
}

function put(tally: Tally, line: OrderLine): Edited {
  const code = refusalOf(line)
  return code ? { uq: line.uq, code } : { tally: withLine(tally, line) }
}

function reprice(tally: Tally, line: OrderLine, price: Satang, reason: string, around: EditSurroundings): Edited {
  const { productId } = line
  const { priceReason: _, ...rest } = line
  const priced: OrderLine = { ...rest, price, ...(reason && { priceReason: reason }) }
  // free text has no catalogue price; a chosen kind stays the line that has it
  if (productId === null || isKind(line)) return put(tally, priced)
  const isCatalogue = price === around.infoOf(productId)?.price && !reason
  if (isCatalogue === isPlain(line)) return put(tally, priced)
  const code = refusalOf(priced)
  if (code) return { uq: line.uq, code }
  const uq = isCatalogue ? plainUq(productId) : changedUq(productId, around.newId())
  const twin = tally.lines.get(uq)
  const Quantity = Math.min(line.Quantity + (twin?.Quantity ?? 0), mostQuantity)
  const turned = [...tally.lines].flatMap((each) => {
    if (each.uq === line.uq) return { ...priced, uq, Quantity }
    return each.uq === uq ? [] : each
  })
  return { tally: tallyOf(turned) }
}

/** The lines after an edit, or which line is refused and why: then nothing changes. */
export function applyEdit(tally: Tally, edit: CartEdit, around: EditSurroundings): Edited {
  const { lines } = tally
  switch (edit.type) {
    case 'line.set': {
      const known = lines.get(edit.line.uq)
      if (known?.Quantity === edit.line.Quantity) return { tally }
      return put(tally, known ? { ...known, Quantity: edit.line.Quantity } : edit.line)
    }
    case 'line.add': {
      const { product, kind } = edit
      const plain = plainLine(product, 0)
      const first = kind ? { ...plain, uq: kindUq(product.id, kind.id), name: kind.name } : plain
      const known = lines.get(first.uq) ?? first
      return put(tally, { ...known, Quantity: known.Quantity + (edit.Quantity ?? 1) })
    }
    case 'line.write': {
      const { name, price, Quantity } = edit
      return put(tally, { uq: freeUq(around.newId()), productId: null, name, price, Quantity })
    }
    case 'line.reprice': {
      const line = lines.get(edit.uq)
      return line ? reprice(tally, line, edit.price, edit.priceReason?.trim() ?? '', around) : { tally }
    }
    case 'line.remove':
      return { tally: lines.has(edit.uq) ? withoutLine(tally, edit.uq) : tally }
    case 'line.restore': {
      const removed = around.removed.find(({ line }) => line.uq === edit.uq)
      if (!removed) return { tally }
      return { tally: tallyOf(restoreLines(lines, removed.before, ({ uq }) => uq === edit.uq)) }
    }
    case 'lines.replace': {
      const given = [...edit.lines]
      for (const line of given) {
        const code = refusalOf(line)
        if (code) return { uq: line.uq, code }
      }
      return { tally: tallyOf(editLines(given)) }
    }
    case 'clear':
      return { tally: noTally }
  }
}
