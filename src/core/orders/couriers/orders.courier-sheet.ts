import { amountToCollect } from '../orders.collect'
import type { Order } from '../orders.contract'
import { phonesOf } from '../orders.phones'
import { type CourierColumn, type CourierField, type CourierFormat, courierFields } from './orders.courier-formats'

export type SheetCell = string | number

/** Why the courier wouldn't take a parcel. */
export type ParcelProblem = {
  OrderNumber: string
  heading: string
  problem: 'missing' | 'too-long' | 'not-thai-phone' | 'postcode'
}

export type CourierSheet = {
  /** rows above the parcels: titles, headings and empty ones */
  head: readonly (readonly string[])[]
  rows: readonly (readonly SheetCell[])[]
  problems: readonly ParcelProblem[]
  /** headings of columns whose field isn't known here: their cells are empty */
  unknown: readonly string[]
}

const isThai = (phone: string): boolean => /^0\d{8,9}$/.test(phone.replaceAll('-', ''))

/** Thai numbers as the courier wants them; others as they are. */
function phone(text: string, form: CourierFormat['phone']): string {
  if (form === 'groups' || !/^0[\d-]+$/.test(text)) return text
  const digits = text.replaceAll('-', '')
  return form === 'international' && isThai(digits) ? `66${digits.slice(1)}` : digits
}

/** Line breaks would end a row in some programs. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function addressOf(field: string, { address, subDistrict, district, province, postNum }: Order): string {
  if (field === 'address') return oneLine(address)
  const parts = [address, subDistrict, district, province]
  return oneLine((field === 'addressWhole' ? [...parts, postNum] : parts).join(' '))
}

const isKnown = ({ field }: CourierColumn): boolean => (courierFields as readonly string[]).includes(field)

/** Fields of an order that are written as they are. */
const plainFields = [
  'OrderNumber',
  'name',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'trackingNumber',
  'note',
] as const satisfies readonly CourierField[]

/** A cell of a parcel; `nth` counts the parcels from 1. */
export function courierCell(
  { field, text = '' }: CourierColumn,
  order: Order,
  format: CourierFormat,
  nth: number,
): SheetCell {
  const [first = '', second = ''] = phonesOf(order)
  const pieces = () => order.ProductOrders.reduce((sum, { Quantity }) => sum + Quantity, 0)
  switch (field) {
    case 'phone':
      return phone(first, format.phone)
    case 'otherPhone':
      return phone(second, format.phone)
    case 'cod': {
      const amount = amountToCollect(order)
      return amount === 0 && format.noCod === 'empty' ? '' : amount / 100
    }
    case 'total':
      return order.total / 100
    case 'address':
    case 'addressWithPlaces':
    case 'addressWhole':
      return addressOf(field, order)
    case 'items':
      return oneLine(order.ProductOrders.map(({ name, Quantity }) => `${name} × ${Quantity}`).join(', '))
    case 'pieces':
      return pieces()
    case 'running':
      return nth
    case 'text':
      return text
    default: {
      const plain = plainFields.find((each) => each === field)
      return plain ? oneLine(order[plain]) : ''
    }
  }
}

function problemsOf(order: Order, columns: readonly CourierColumn[], cells: readonly SheetCell[]): ParcelProblem[] {
  const { OrderNumber } = order
  return columns.flatMap((column, at) => {
    const { heading, field, required, longest } = column
    const text = String(cells[at] ?? '')
    const found = (problem: ParcelProblem['problem']) => [{ OrderNumber, heading, problem }]
    if (text === '') return required && field !== 'empty' && isKnown(column) ? found('missing') : []
    if (longest && text.length > longest) return found('too-long')
    if (field === 'postNum' && !/^\d{5}$/.test(text)) return found('postcode')
    return field === 'phone' && !isThai(phonesOf(order)[0] ?? '') ? found('not-thai-phone') : []
  })
}

/** Title rows, headings, and empty rows up to the first parcel. */
function headOf({ above = [], startRow = 0, columns }: CourierFormat): (readonly string[])[] {
  const head = [...above, columns.map(({ heading }) => heading)]
  return [...head, ...Array.from({ length: Math.max(0, startRow - 1 - head.length) }, () => [])]
}

/** One parcel per row; those that the courier wouldn't take are in `problems` instead. */
export function courierSheet(orders: readonly Order[], format: CourierFormat): CourierSheet {
  const rows: (readonly SheetCell[])[] = []
  const problems: ParcelProblem[] = []
  for (const order of orders) {
    const cells = format.columns.map((column) => courierCell(column, order, format, rows.length + 1))
    const found = problemsOf(order, format.columns, cells)
    if (found.length === 0) rows.push(cells)
    else problems.push(...found)
  }
  return {
    head: headOf(format),
    rows,
    problems,
    unknown: format.columns.filter((column) => !isKnown(column)).map(({ heading }) => heading),
  }
}
