import type { EventsByName } from '../../kernel/engine-events'
import { currentRecord } from '../../kernel/errors'
import { without } from '../../kernel/field-errors'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import type { Ports } from '../../kernel/ports'
import { isUncertain, noSends, type Sends } from '../../kernel/sends'
import {
  bodyOf,
  builtInDraft,
  type ColumnDraft,
  draftOf,
  type FormatBody,
  type FormatDraft,
  formatErrors,
  isSameFormat,
  takeTemplate,
} from './orders.courier-format.fields'
import { courierFormatCalls, type StoredFormat } from './orders.courier-formats.contract'
import type { CourierTemplate } from './orders.courier-template'

export type CourierFormatInput = Pick<Ports, 'call'> & {
  /** the format when the edit starts */
  format: StoredFormat
}

type Context = Pick<Ports, 'call'> &
  FormContext<StoredFormat> &
  Contested<StoredFormat> & {
    base: StoredFormat
    draft: FormatDraft
    /** the form's requests until the format is saved */
    asked: Sends<FormatBody>
  }

export type CourierFormatEvent =
  | FieldSet<Pick<FormatDraft, 'file' | 'phone' | 'noCod' | 'above' | 'startRow'>>
  | { type: 'column.set'; key: number; change: Partial<Omit<ColumnDraft, 'key'>> }
  | { type: 'column.add' }
  | { type: 'column.remove'; key: number }
  /** `by` -1: one place towards the start */
  | { type: 'column.move'; key: number; by: -1 | 1 }
  /** starts again from the headings of a courier's template */
  | { type: 'template.take'; template: CourierTemplate }
  | { type: 'builtIn.take' }
  | { type: 'save' }
  | ConflictEvent

type CourierFormatEmitted =
  | { type: 'courierFormats.saved'; format: StoredFormat }
  | { type: 'courierFormats.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<CourierFormatEmitted> {}
}

/** Errors are by position: once columns move, they would be those of others. */
const changeColumns = ({ draft }: Context, columns: readonly ColumnDraft[]) => ({
  draft: { ...draft, own: true, columns },
  errors: {},
})

function moved(columns: readonly ColumnDraft[], key: number, by: -1 | 1): readonly ColumnDraft[] {
  const at = columns.findIndex((column) => column.key === key)
  const column = columns[at]
  if (!column || at + by < 0 || at + by >= columns.length) return columns
  return columns.toSpliced(at, 1).toSpliced(at + by, 0, column)
}

/** A courier's format being edited in one view. */
export const courierFormatMachine = createFormMachine<{
  input: CourierFormatInput
  context: Context
  event: CourierFormatEvent
  answer: StoredFormat
  emitted: CourierFormatEmitted
}>({
  id: 'courierFormat',
  record: 'format',
  begin: ({ call, format }) => ({ call, base: format, draft: draftOf(format), asked: noSends }),
  edits: {
    'field.set': ({ draft, errors }, { name, value }) => ({
      draft: { ...draft, own: true, [name]: value },
      errors: without(errors, name),
    }),
    'column.set': ({ draft, errors }, { key, change }) => {
      const at = draft.columns.findIndex((column) => column.key === key)
      const paths = Object.keys(change).map((name) => `columns.${at}.${name}`)
      const columns = draft.columns.map((column) => (column.key === key ? { ...column, ...change } : column))
      return { draft: { ...draft, own: true, columns }, errors: without(errors, 'columns', ...paths) }
    },
    'column.add': (context) => {
      const { columns, nextKey } = context.draft
      const column = { key: nextKey, heading: '', field: '', text: '', required: false, longest: '' }
      const change = changeColumns(context, [...columns, column])
      return { ...change, draft: { ...change.draft, nextKey: nextKey + 1 } }
    },
    'column.remove': (context, { key }) =>
      changeColumns(
        context,
        context.draft.columns.filter((column) => column.key !== key),
      ),
    'column.move': (context, { key, by }) => changeColumns(context, moved(context.draft.columns, key, by)),
    'template.take': ({ draft }, { template }) => ({ draft: takeTemplate(draft, template), errors: {} }),
    'builtIn.take': ({ base }) => ({ draft: builtInDraft(base.courier), errors: {} }),
  },
  refused: 'courierFormats.editRefused',
  isUnsaved: ({ base, draft, asked }) => !isSameFormat(bodyOf(draft), bodyOf(draftOf(base))) || isUncertain(asked),
  errorsOf: ({ base, draft }) => formatErrors(base.courier, draft),
  changeOf: ({ draft }) => bodyOf(draft),
  async save({ call, base, draft }, signal) {
    const { courier, version } = base
    const of = { courier, ...(version !== undefined && { version }) }
    const { own, ...body } = bodyOf(draft)
    const { format } = own
      ? await call(courierFormatCalls.update, { body: { format: { ...body, ...of } as never } }, { signal })
      : await call(courierFormatCalls.restore, { body: { format: of } }, { signal })
    return format
  },
  conflict: {
    currentOf: (_, error) => currentRecord<StoredFormat>(error, 'format'),
    isOwn: ({ asked }, current) => asked.sent.some((sent) => isSameFormat(sent, bodyOf(draftOf(current)))),
    resume: (_, made) => ({ base: made }),
    overwrite: (_, theirs) => ({ base: theirs }),
    yield: (_, theirs) => ({ base: theirs, draft: draftOf(theirs) }),
  },
  announce: (_, format) => ({ type: 'courierFormats.saved', format }),
})
