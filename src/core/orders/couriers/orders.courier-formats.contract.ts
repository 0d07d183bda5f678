import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { openCode } from '../../kernel/lenient'
import { versionEntries } from '../../kernel/record-id'
import { courierFields, formatFiles, formatNoCods, formatPhones } from './orders.courier-formats'

export const mostColumns = 60
export const mostRowsAbove = 20
export const longestCell = 500
/** the last row in which the parcels may begin */
export const lastStartRow = 100
/** most characters that a courier can be said to take in a column */
export const longestLimit = 10_000

const columnEntries = {
  heading: v.string(),
  required: v.optional(v.boolean(), false),
  longest: v.optional(v.number(), 0),
  text: v.optional(v.string(), ''),
}

/** A shop's own format of a courier, or that it uses the built-in one again. */
export const courierFormatSchema = v.object({
  /** a DeliveryType value */
  courier: v.string(),
  /** false: the built-in format is used, and the rest says nothing */
  own: v.optional(v.boolean(), true),
  file: v.optional(v.picklist(formatFiles), 'xlsx'),
  phone: v.optional(v.picklist(formatPhones), 'digits'),
  noCod: v.optional(v.picklist(formatNoCods), 'empty'),
  above: v.optional(v.array(v.array(v.string())), []),
  startRow: v.optional(v.number(), 0),
  columns: v.optional(v.array(v.object({ ...columnEntries, field: openCode(courierFields) })), []),
  ...versionEntries,
})
export type StoredFormat = v.InferOutput<typeof courierFormatSchema>

const cell = v.pipe(v.string(), v.maxLength(longestCell, 'too-long'))
const whole = (most: number) =>
  v.pipe(v.number(), v.integer('number'), v.minValue(0, 'number'), v.maxValue(most, 'too-large'))

const saysNothing: readonly string[] = ['empty', 'text', 'running'] satisfies (typeof courierFields)[number][]

const columnSchema = v.object({
  heading: cell,
  field: v.picklist(courierFields),
  required: v.optional(v.boolean(), false),
  longest: v.optional(whole(longestLimit), 0),
  text: v.optional(cell, ''),
})

/** A format to be stored. */
export const formatUpdateSchema = v.pipe(
  v.object({
    courier: v.string(),
    file: v.picklist(formatFiles),
    phone: v.picklist(formatPhones),
    noCod: v.picklist(formatNoCods),
    above: v.optional(
      v.pipe(
        v.array(v.pipe(v.array(cell), v.maxLength(mostColumns, 'too-many'))),
        v.maxLength(mostRowsAbove, 'too-many'),
      ),
      [],
    ),
    startRow: v.optional(whole(lastStartRow), 0),
    columns: v.pipe(
      v.array(columnSchema),
      v.minLength(1, 'required'),
      v.maxLength(mostColumns, 'too-many'),
      v.check(
        (columns) => columns.length === 0 || columns.some(({ field }) => !saysNothing.includes(field)),
        'nothing',
      ),
    ),
    version: versionEntries.version,
  }),
  v.forward(
    v.check(({ above, startRow }) => startRow === 0 || startRow > above.length + 1, 'too-small'),
    ['startRow'],
  ),
)

const answer = v.object({ format: courierFormatSchema })

export const courierFormatCalls = {
  /** Formats that the shop stored. All or none is read: with one left out, a file would be in the wrong format unseen. */
  list: endpoint({
    name: 'courierFormats.list',
    shops: 'shared',
    allow: ['read:Order', 'read:Parcel', 'read:Shop'],
    method: 'GET',
    path: '/api/courier-formats',
    missing: true,
    repeat: 'safe',
    answer: v.object({ formats: v.array(courierFormatSchema) }),
  }),
  /**
   * 404 for an unknown courier, 422 with codes by field; with a `version` (0: none is stored yet), only that version is
   * changed, otherwise 409 with the stored one.
   */
  update: endpoint({
    name: 'courierFormats.update',
    shops: 'refused',
    allow: 'write:Shop',
    method: 'POST',
    path: '/api/courier-formats/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ format: formatUpdateSchema }),
    answer,
    conflict: answer,
  }),
  /** Uses the built-in format again; as `update` otherwise. */
  restore: endpoint({
    name: 'courierFormats.restore',
    shops: 'refused',
    allow: 'write:Shop',
    method: 'POST',
    path: '/api/courier-formats/restore',
    missing: true,
    repeat: 'checked',
    body: v.object({ format: v.object({ courier: v.string(), version: versionEntries.version }) }),
    answer,
    conflict: answer,
  }),
}
