import { encode } from '../../core/kernel/codec'
import {
  type CourierColumn,
  type CourierFormat,
  courierFormats,
} from '../../core/orders/couriers/orders.courier-formats'
import { courierFormatCalls, type StoredFormat } from '../../core/orders/couriers/orders.courier-formats.contract'
import { deliveryTypes } from '../../core/orders/orders.contract'
import { handle } from '../handle'
import { isStale, nextVersion } from '../record-version'
import { missing, reply } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { table } from '../table'
import { changesBetween, note } from '../users/users.activity.write'

export const courierFormatsTable = table<StoredFormat>('courierFormats', {
  of: 'shop',
  key: ({ courier }) => courier,
  kind: 'shops',
})

const courierOf = (courier: string) => deliveryTypes.find(({ value, type }) => value === courier && type !== 'self')

const told = ({ heading, field, text = '', required, longest }: CourierColumn): string =>
  [heading, '=', text === '' ? field : `"${text}"`, required ? '*' : '', longest ? `≤ ${longest}` : '']
    .filter(Boolean)
    .join(' ')

/** The columns that another format doesn't have; all of them if only their order differs. */
function toldColumns(of: CourierFormat, other: CourierFormat): string {
  const [own, others] = [of.columns.map(told), other.columns.map(told)]
  const differing = own.filter((column) => !others.includes(column))
  return (differing.length > 0 || own.length !== others.length ? differing : own).join(' · ')
}

/** What the activity log says of a format that replaces another, or is replaced. */
const described = (of: CourierFormat, other: CourierFormat) => ({
  file: of.file,
  phone: of.phone,
  noCod: of.noCod,
  titleRows: (of.above ?? []).map((row) => row.join(' ')).join(' / '),
  startRow: of.startRow ? String(of.startRow) : '',
  columns: toldColumns(of, other),
})

const isSame = (one: StoredFormat, other: StoredFormat): boolean => {
  const entriesOf = ({ version: _, changedBy: __, ...entries }: StoredFormat) =>
    JSON.stringify(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return one.own === other.own && (!one.own || entriesOf(one) === entriesOf(other))
}

const nothing = { file: 'xlsx', phone: 'digits', noCod: 'empty', startRow: 0 } as const
const unstored = (courier: string): StoredFormat => ({
  ...nothing,
  above: [],
  columns: [],
  courier,
  own: false,
  version: 0,
})

function store(tx: Tx, user: Bearer | null, call: string, version: number | undefined, next: StoredFormat) {
  const known = courierOf(next.courier)
  if (!known) return missing()
  const rows = tx.read(courierFormatsTable)
  const stored = rows.find((row) => row.courier === next.courier)
  const before = stored ?? unstored(next.courier)
  if (isStale(before, version)) return reply(409, encode(courierFormatCalls.update.conflict, { format: before }))
  if (isSame(before, next)) return { format: before }
  const format: StoredFormat = { ...next, ...nextVersion(before, user) }
  tx.write(courierFormatsTable, stored ? rows.map((row) => (row === stored ? format : row)) : [...rows, format])
  const builtIn = courierFormats[known.value] ?? before
  const [was, now] = [before.own ? before : builtIn, next.own ? next : builtIn]
  note(tx, user, {
    kind: 'shop',
    call,
    record: known.label,
    changes: changesBetween(described(was, now), described(now, was)),
  })
  return { format }
}

export const courierFormatHandlers = [
  handle(courierFormatCalls.list, ({ tx }) => ({ formats: [...tx.read(courierFormatsTable)] })),

  handle(courierFormatCalls.update, ({ body: { format }, user, tx }) => {
    const { version, ...entries } = format
    return store(tx, user, courierFormatCalls.update.name, version, { ...entries, own: true })
  }),

  handle(courierFormatCalls.restore, ({ body: { format }, user, tx }) =>
    store(tx, user, courierFormatCalls.restore.name, format.version, unstored(format.courier)),
  ),
]
