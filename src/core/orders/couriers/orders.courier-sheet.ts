import { amountToCollect } from '../orders.collect'
import type { Order } from '../orders.contract'
import { phonesOf } from '../orders.spreadsheet'
import type { CourierField, CourierFormat } from './orders.courier-formats'

export type SheetCell = string | number

/** Why the courier wouldn't take a parcel. */
export type ParcelProblem = {
  OrderNumber: string
  heading: string
  problem: 'missing' | 'too-long' | 'not-thai-phone' | 'postcode'
}

export type CourierSheet = {
  headings: readonly string[]
  rows: readonly (readonly SheetCell[])[]
  problems: readonly ParcelProblem[]
}

/** Thai numbers as the courier wants them; others as they are. */
const phone = (text: string, form: CourierFormat['phone']): string =>
  form === 'digits' && /^0[\d-]+$/.test(text) ? text.replaceAll('-', '') : text

/** Line breaks would end a row in some programs. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function cellOf(field: CourierField, order: Order, format: CourierFormat): SheetCell {
  const [first = '', second = ''] = phonesOf(order)
  if (field === 'phone') return phone(first, format.phone)
  if (field === 'otherPhone') return phone(second, format.phone)
  if (field === 'cod') {
    const amount = amountToCollect(order)
    return amount === 0 && format.noCod === 'empty' ? '' : amount / 100
  }
  if (field !== 'addressWithPlaces') return oneLine(order[field])
  const { address, subDistrict, district, province } = order
  return oneLine([address, subDistrict, district, province].join(' '))
}

function problemsOf(order: Order, format: CourierFormat, cells: readonly SheetCell[]): ParcelProblem[] {
  const { OrderNumber } = order
  return format.columns.flatMap(({ heading, field, required, longest = Number.POSITIVE_INFINITY }, at) => {
    const text = String(cells[at] ?? '')
    const found = (problem: ParcelProblem['problem']) => [{ OrderNumber, heading, problem }]
    if (text === '') return required ? found('missing') : []
    if (text.length > longest) return found('too-long')
    if (field === 'postNum' && !/^\d{5}$/.test(text)) return found('postcode')
    return field === 'phone' && !/^0\d{8,9}$/.test(text.replaceAll('-', '')) ? found('not-thai-phone') : []
  })
}

/** One parcel per row; those that the courier wouldn't take are in `problems` instead. */
export function courierSheet(orders: readonly Order[], format: CourierFormat): CourierSheet {
  const parcels = orders.map((order) => {
    const cells = format.columns.map(({ field }) => cellOf(field, order, format))
    return { cells, problems: problemsOf(order, format, cells) }
  })
  return {
    headings: format.columns.map(({ heading }) => heading),
    rows: parcels.flatMap(({ cells, problems }) => (problems.length === 0 ? [cells] : [])),
    problems: parcels.flatMap(({ problems }) => problems),
  }
}
