import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { lookUp } from '../../kernel/look-up'
import { arabicDigits } from '../../kernel/money'
import { type CourierColumn, type CourierFormat, courierFormats } from './orders.courier-formats'
import { formatUpdateSchema, type StoredFormat } from './orders.courier-formats.contract'
import type { CourierTemplate } from './orders.courier-template'

/** A column in the form; `key` stays the same when it moves. */
export type ColumnDraft = {
  key: number
  heading: string
  /** '' = to be chosen */
  field: string
  text: string
  required: boolean
  /** as typed; '' = any number of characters */
  longest: string
}

export type FormatDraft = Pick<CourierFormat, 'file' | 'phone' | 'noCod'> & {
  /** false: the built-in format is to be used */
  own: boolean
  /** a line per row, cells separated by tabs */
  above: string
  /** as typed; '' = below the headings */
  startRow: string
  columns: readonly ColumnDraft[]
  nextKey: number
}

/** What is stored of a format. */
export type FormatBody = Pick<StoredFormat, 'own' | 'file' | 'phone' | 'noCod' | 'above' | 'startRow' | 'columns'>

const numberText = (number: number | undefined): string => (number ? String(number) : '')

const drafted = (columns: readonly CourierColumn[], from: number): ColumnDraft[] =>
  columns.map(({ heading, field, text = '', required = false, longest }, at) => ({
    key: from + at,
    heading,
    field,
    text,
    required,
    longest: numberText(longest),
  }))

function draftFrom({ file, phone, noCod, above = [], startRow, columns }: CourierFormat, own: boolean): FormatDraft {
  return {
    own,
    file,
    phone,
    noCod,
    above: above.map((row) => row.join('\t')).join('\n'),
    startRow: numberText(startRow),
    columns: drafted(columns, 1),
    nextKey: columns.length + 1,
  }
}

const nothing: CourierFormat = { file: 'xlsx', phone: 'digits', noCod: 'empty', columns: [] }

/** The built-in format in the form. */
export const builtInDraft = (courier: string): FormatDraft =>
  draftFrom(lookUp(courierFormats, courier) ?? nothing, false)

export const draftOf = (format: StoredFormat): FormatDraft =>
  format.own ? draftFrom(format, true) : builtInDraft(format.courier)

/** A courier of which nothing is stored. */
export const unstored = (courier: string): StoredFormat => ({ ...bodyOf(builtInDraft(courier)), courier, version: 0 })

/** NaN for a text that is no whole number. */
function numberOf(typed: string): number {
  const digits = arabicDigits(typed).trim()
  if (digits === '') return 0
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

const rowsOf = (text: string): string[][] =>
  text.trim() === ''
    ? []
    : text
        .trimEnd()
        .split(/\r?\n/)
        .map((line) => line.split('\t'))

/** The draft as it would be stored. */
export function bodyOf(draft: FormatDraft): FormatBody {
  const { own, file, phone, noCod } = draft
  return {
    own,
    file,
    phone,
    noCod,
    above: rowsOf(draft.above),
    startRow: numberOf(draft.startRow),
    columns: draft.columns.map(({ heading, field, text, required, longest }) => ({
      heading: heading.trim(),
      field,
      required,
      longest: numberOf(longest),
      text: field === 'text' ? text : '',
    })),
  }
}

/** The draft as a format, for the example beside it. */
export const formatOf = (draft: FormatDraft): CourierFormat => bodyOf(draft)

/** Whether two versions lead to the same files: whoever uses the built-in format stores nothing else. */
export function isSameFormat(one: FormatBody, other: FormatBody): boolean {
  if (!one.own || !other.own) return one.own === other.own
  const textOf = (body: FormatBody) =>
    JSON.stringify(
      [body.file, body.phone, body.noCod, body.above, body.startRow].concat(
        body.columns.flatMap(({ heading, field, required, longest, text }) => [
          [heading, field, String(required), String(longest), text],
        ]) as never,
      ),
    )
  return textOf(one) === textOf(other)
}

/** Validation errors by path of the contract; empty if the format can be saved. */
export function formatErrors(courier: string, draft: FormatDraft): FieldErrors {
  if (!draft.own) return {}
  const { own: _, ...body } = bodyOf(draft)
  const typed = {
    ...body,
    courier,
    startRow: Number.isNaN(body.startRow) ? 0 : body.startRow,
    columns: body.columns.map((column) => ({ ...column, longest: Number.isNaN(column.longest) ? 0 : column.longest })),
  }
  const read = decode(formatUpdateSchema, encode(formatUpdateSchema, typed as never))
  const errors: FieldErrors = read.ok ? {} : { ...read.fields }
  if (Number.isNaN(body.startRow)) errors.startRow = ['number']
  for (const [at, { longest }] of body.columns.entries())
    if (Number.isNaN(longest)) errors[`columns.${at}.longest`] = ['number']
  return errors
}

/** A template's headings in place of the columns. What a column held under the same heading, it holds again. */
export function takeTemplate(draft: FormatDraft, { above, columns }: CourierTemplate): FormatDraft {
  const before = new Map(draft.columns.map((column) => [column.heading.trim(), column]))
  const next = columns.map(({ heading, field }, at): ColumnDraft => {
    const known = before.get(heading)
    const key = draft.nextKey + at
    if (known) return { ...known, key }
    return { key, heading, field: field ?? (heading === '' ? 'empty' : ''), text: '', required: false, longest: '' }
  })
  return {
    ...draft,
    own: true,
    above: above.map((row) => row.join('\t')).join('\n'),
    startRow: '',
    columns: next,
    nextKey: draft.nextKey + next.length,
  }
}
