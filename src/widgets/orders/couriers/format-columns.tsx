import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/arrow-down'
import Up from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Remove from 'lucide-react/icons/trash-2'
import { useLayoutEffect, useRef, useState } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { type ColumnDraft, formatOf } from '../../../core/orders/couriers/orders.courier-format.fields'
import { courierCell } from '../../../core/orders/couriers/orders.courier-sheet'
import type { Order } from '../../../core/orders/orders.contract'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Field, FieldError } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { visuallyHidden } from '../../ui/visually-hidden.css'
import * as css from './couriers.css'
import { useLatestParcel } from './use-courier-formats'
import type { FormatEdit } from './use-format-edit'
import { useFormatMessages } from './use-format-messages'

type Move = (key: number, by: -1 | 1) => void
type ColumnProps = {
  edit: FormatEdit
  column: ColumnDraft
  at: number
  parcel: Order | undefined
  onMove: Move
  onRemove(key: number): void
}

function ColumnHead({ edit, column: { key, heading }, at, onMove, onRemove }: ColumnProps) {
  const { t } = useLingui()
  const count = edit.draft.columns.length
  const nth = at + 1
  const name = heading.trim() === '' ? String(nth) : heading
  return (
    <div className={css.head}>
      <span className={css.position}>{t`Column ${nth}`}</span>
      <Button
        size="s"
        look="ghost"
        data-key="up"
        icon={<Up />}
        label={t`Move ${name} up`}
        disabled={at === 0}
        onClick={() => onMove(key, -1)}
      />
      <Button
        size="s"
        look="ghost"
        data-key="down"
        icon={<Down />}
        label={t`Move ${name} down`}
        disabled={at === count - 1}
        onClick={() => onMove(key, 1)}
      />
      <Button
        size="s"
        look="ghost"
        data-key="remove"
        icon={<Remove />}
        label={t`Remove column ${name}`}
        onClick={() => onRemove(key)}
      />
    </div>
  )
}

/** What the latest parcel has in this column. */
function Example({ edit, column, parcel }: Pick<ColumnProps, 'edit' | 'column' | 'parcel'>) {
  const { t } = useLingui()
  if (!parcel || column.field === '') return null
  const { field, text } = column
  const cell = courierCell({ heading: '', field, text }, parcel, formatOf(edit.draft), 1)
  return (
    <p className={css.example}>
      <span className={css.exampleLabel}>{t`Latest parcel:`}</span> <bdi>{cell === '' ? '–' : cell}</bdi>
    </p>
  )
}

function Column(props: ColumnProps) {
  const { edit, column, at, parcel } = props
  const { t } = useLingui()
  const { labels, fields, choices, errorText } = useFormatMessages()
  const { key, heading, field, text, required, longest } = column
  const pathOf = (name: string) => `columns.${at}.${name}`
  const errorOf = (name: string) => errorText(lookUp(edit.errors, pathOf(name)))
  const isUnknown = field !== '' && lookUp(fields, field) === undefined
  return (
    <li className={css.column} data-row={key}>
      <ColumnHead {...props} />
      <div className={form.pairs}>
        <div data-field={pathOf('heading')}>
          <Field label={labels.heading} error={errorOf('heading')}>
            <Input
              value={heading}
              autoComplete="off"
              dir="auto"
              onChange={(heading) => edit.setColumn(key, { heading })}
            />
          </Field>
        </div>
        <div data-field={pathOf('field')}>
          <Field
            label={labels.field}
            error={errorOf('field')}
            hint={isUnknown && t`A later version stored “${field}”, which this one doesn't know: the cells stay empty.`}
          >
            <Select
              value={field as keyof typeof fields | ''}
              placeholder={isUnknown ? field : t`Choose…`}
              onChange={(next) => edit.setColumn(key, { field: next })}
              options={choices}
            />
          </Field>
        </div>
      </div>
      {field === 'text' && (
        <div data-field={pathOf('text')}>
          <Field label={labels.text} error={errorOf('text')}>
            <Input
              value={text}
              autoComplete="off"
              dir="auto"
              onChange={(next) => edit.setColumn(key, { text: next })}
            />
          </Field>
        </div>
      )}
      {field !== 'empty' && field !== 'text' && (
        <div className={css.more}>
          <Checkbox
            className={css.needed}
            checked={required}
            onChange={(next) => edit.setColumn(key, { required: next })}
          >
            {t`The courier needs it`}
          </Checkbox>
          <div data-field={pathOf('longest')}>
            <Field label={labels.longest} error={errorOf('longest')}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={longest}
                onChange={(next) => edit.setColumn(key, { longest: next })}
              />
            </Field>
          </div>
        </div>
      )}
      <Example edit={edit} column={column} parcel={parcel} />
    </li>
  )
}

/** A moved row loses focus with its place in the page; of a removed one, its neighbour gets it. */
function useColumnFocus() {
  const listRef = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ row: number; control: string } | 'last'>(undefined)
  // runs after each render, because the rows may have moved
  useLayoutEffect(() => {
    const next = wanted.current
    wanted.current = undefined
    if (!next || !listRef.current) return
    const rows = [...listRef.current.querySelectorAll<HTMLElement>('[data-row]')]
    const row = next === 'last' ? rows.at(-1) : rows.find(({ dataset }) => dataset.row === String(next.row))
    row?.querySelector<HTMLElement>(next === 'last' ? 'input' : `[data-key=${next.control}]`)?.focus()
  })
  return { listRef, wanted }
}

export function FormatColumns({ edit }: { edit: FormatEdit }) {
  const { t } = useLingui()
  const { labels, errorText } = useFormatMessages()
  const { columns } = edit.draft
  const { parcel, isLoading } = useLatestParcel(edit.base.courier)
  const { listRef, wanted } = useColumnFocus()
  const addRef = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const move: Move = (key, by) => {
    wanted.current = { row: key, control: by < 0 ? 'up' : 'down' }
    const place = columns.findIndex((column) => column.key === key) + by + 1
    const count = columns.length
    setSaid(t`Now column ${place} of ${count}`)
    edit.moveColumn(key, by)
  }
  const remove = (key: number) => {
    const at = columns.findIndex((column) => column.key === key)
    const next = columns[at + 1] ?? columns[at - 1]
    if (next) wanted.current = { row: next.key, control: 'remove' }
    else addRef.current?.focus()
    edit.removeColumn(key)
  }
  return (
    <section className={form.group} data-field="columns">
      <h3 className={form.groupTitle}>{labels.columns}</h3>
      {!parcel && !isLoading && (
        <p className={form.quiet}>{t`There is no parcel of this courier yet to show as an example.`}</p>
      )}
      {edit.errors.columns && <FieldError>{errorText(edit.errors.columns)}</FieldError>}
      <ol ref={listRef} className={css.columns}>
        {columns.map((column, at) => (
          <Column
            key={column.key}
            edit={edit}
            column={column}
            at={at}
            parcel={parcel}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      <div role="status" className={visuallyHidden}>
        {said}
      </div>
      <Button
        ref={addRef}
        icon={<Plus />}
        onClick={() => {
          wanted.current = 'last'
          edit.addColumn()
        }}
      >
        {t`Add a column`}
      </Button>
    </section>
  )
}
