import { customerPlace } from '../../../core/customers/customers.place'
import type { CheckedCustomer, SheetCustomer } from '../../../core/customers/transfer/customers.transfer.contract'
import { keyOfCustomer, phoneLines } from '../../../core/orders/orders.search'
import type { Tx } from '../../store'
import { changesBetween } from '../../users/users.activity.write'
import { type CardTexts, shownTexts } from '../customers.card'
import { textNames, tidied } from '../customers.edit'

/** What a row does with a customer: `change` has the texts that differ, as they would be stored. */
export type CustomerPlan = CheckedCustomer & { readonly change: Partial<CardTexts> }

const line = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Spreadsheets lose line breaks and blanks: they alone are no change. */
const isOther = (cell: string, shown: string): boolean => cell !== '' && line(cell) !== line(shown)

const otherParts = customerPlace.filter((name) => name !== 'address')

const placeWords = /ตำบล|อำเภอ|จังหวัด|แขวง|เขต|[ตอจ]\.|[\s,]/g

/** Whether a cell has exactly the parts of an address: some files have all of them in one. */
function hasAllParts(cell: string, shown: CardTexts): boolean {
  const parts = customerPlace.map((name) => line(shown[name])).filter((part) => part !== '')
  const longestFirst = parts.toSorted((one, other) => other.length - one.length)
  let rest = line(cell)
  for (const part of longestFirst) {
    if (!rest.includes(part)) return false
    rest = rest.replace(part, () => ' ')
  }
  return rest.replace(placeWords, '') === ''
}

/** A new address replaces the whole old one. */
function placeChange(row: CardTexts, shown: CardTexts): Partial<CardTexts> {
  const isWhole = otherParts.every((name) => row[name] === '') && hasAllParts(row.address, shown)
  const isMoved = isOther(row.address, shown.address) && !isWhole
  const names = isMoved ? customerPlace : otherParts.filter((name) => isOther(row[name], shown[name]))
  return Object.fromEntries(names.filter((name) => row[name] !== shown[name]).map((name) => [name, row[name]]))
}

/** Numbers are compared however they are written; an earlier number that finds a customer doesn't become the current one. */
function phoneChange(row: CardTexts, shown: CardTexts): Partial<CardTexts> {
  const known = phoneLines(shown.phoneNumber).split('\n')
  const given = phoneLines(row.phoneNumber).split('\n')
  const isKnown = given.every((phone) => known.includes(phone))
  return given[0] !== known[0] || isKnown ? {} : { phoneNumber: row.phoneNumber }
}

function changeOf(row: CardTexts, shown: CardTexts): Partial<CardTexts> {
  const texts = (['name', 'note', 'flag'] as const).filter((name) => isOther(row[name], shown[name]))
  return {
    ...Object.fromEntries(texts.map((name) => [name, row[name]])),
    ...phoneChange(row, shown),
    ...placeChange(row, shown),
  }
}

/** What importing these would do, in their order. Blank cells change nothing. */
export function planCustomers(tx: Tx, customers: readonly SheetCustomer[]): readonly CustomerPlan[] {
  const rows = customers.map((customer) => ({ ...customer, ...tidied(customer) }) as CardTexts)
  const keys = rows.map(keyOfCustomer)
  const cards = tx.cards.of(keys)
  const known = tx.customers.known(keys)
  return rows.map((row): CustomerPlan => {
    const key = keyOfCustomer(row)
    const card = cards.get(key)
    if (!card && !known.has(key))
      return { kind: row.phoneNumber === '' ? 'phoneless' : 'new', key, version: 0, changes: [], change: {} }
    const [latest] = tx.customers.orders(card?.keys ?? [key], 0, 1)
    const shown: CardTexts = { ...shownTexts(latest, card), note: card?.note ?? '', flag: card?.flag ?? '' }
    const change = changeOf(row, shown)
    const changed = textNames.filter((name) => change[name] !== undefined)
    const before = Object.fromEntries(changed.map((name) => [name, shown[name]]))
    return {
      kind: changed.length > 0 ? 'change' : 'same',
      key: card?.keys[0] ?? key,
      version: card?.version ?? 0,
      changes: changesBetween(before, change),
      change,
    }
  })
}
