import { Plural, useLingui } from '@lingui/react/macro'
import FilterIcon from 'lucide-react/icons/list-filter'
import type { ReactNode } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { Button } from '../ui/button'
import { DateField } from '../ui/date-field'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { SearchBox } from '../ui/search-box'
import { Select } from '../ui/select'
import * as css from './datatable.css'
import { type DatatableColumn, labelOf } from './use-columns'

type TableBarProps = {
  q: string
  onSearch(q: string): void
  busy: boolean
  /** rows found; undefined before the first result */
  count: number | undefined
  filtersOpen: boolean
  onFilters(open: boolean): void
  /** number of active filters */
  inForce: number
  children?: ReactNode
}

export function TableBar({ q, onSearch, busy, count, filtersOpen, onFilters, inForce, children }: TableBarProps) {
  const { t } = useLingui()
  return (
    <search className={css.bar}>
      <SearchBox
        className={css.search}
        value={q}
        onChange={onSearch}
        label={t`Search table`}
        placeholder={t`Search in all columns`}
        clearLabel={t`Clear search`}
        busy={busy}
      />
      <Button icon={<FilterIcon />} aria-expanded={filtersOpen} onClick={() => onFilters(!filtersOpen)}>
        {inForce > 0 ? t`Filters (${inForce})` : t`Filters`}
      </Button>
      <div className={css.actions}>
        <p className={css.found} role="status">
          {count !== undefined && <Plural value={count} one="# row" other="# rows" />}
        </p>
        {children}
      </div>
    </search>
  )
}

type TableFiltersProps = {
  columns: readonly DatatableColumn[]
  filters: Readonly<Record<string, string | undefined>>
  onFilter(filters: Record<string, string>): void
  /** a date filter matches one day instead of a range */
  oneDay?: boolean
}

type FilterProps = { column: DatatableColumn; value: string; onChange(value: string): void }

function ChoiceFilter({ column, value, onChange }: FilterProps) {
  const { t } = useLingui()
  return (
    <Field label={labelOf(column)}>
      <Select
        value={value || 'all'}
        options={[
          { value: 'all', label: t`All` },
          ...(column.choices ?? []).map((choice) => ({
            value: String(choice),
            label: lookUp(column.choiceLabels, String(choice)) ?? String(choice),
          })),
        ]}
        onChange={(choice) => onChange(choice === 'all' ? '' : choice)}
      />
    </Field>
  )
}

function DaysFilter({ column, value, onChange }: FilterProps) {
  const { t } = useLingui()
  const label = labelOf(column)
  const [first = '', last = ''] = value.split('/')
  const change = (from: string, to: string) => onChange(from === '' && to === '' ? '' : `${from}/${to}`)
  return (
    <>
      <DateField
        fullYears
        label={t`${label} from`}
        value={first}
        max={last || undefined}
        onChange={(day) => change(day, last)}
      />
      <DateField
        fullYears
        label={t`${label} to`}
        value={last}
        min={first || undefined}
        onChange={(day) => change(first, day)}
      />
    </>
  )
}

function Filter(props: FilterProps & { oneDay: boolean }) {
  const { column, value, onChange, oneDay } = props
  const { kind, example } = column
  if (kind === 'choice') return <ChoiceFilter {...props} />
  if (kind === 'date' && oneDay)
    return <DateField fullYears label={labelOf(column)} value={value} onChange={onChange} />
  if (kind === 'date') return <DaysFilter {...props} />
  return (
    <Field label={labelOf(column)}>
      <Input
        value={value}
        inputMode={kind === 'number' || kind === 'money' ? 'decimal' : undefined}
        placeholder={example}
        onChange={onChange}
      />
    </Field>
  )
}

export function TableFilters({ columns, filters, onFilter, oneDay = false }: TableFiltersProps) {
  const { t } = useLingui()
  const isFiltered = Object.values(filters).some((each) => each)
  return (
    <fieldset className={css.filters} aria-label={t`Filters`}>
      {columns.map((column) => (
        <Filter
          key={column.key}
          column={column}
          value={lookUp(filters, column.key) ?? ''}
          oneDay={oneDay}
          onChange={(text) => onFilter({ [column.key]: text })}
        />
      ))}
      <Button
        look="ghost"
        className={css.clear}
        disabled={!isFiltered}
        onClick={() => onFilter(Object.fromEntries(columns.map(({ key }) => [key, ''])))}
      >
        {t`Clear filters`}
      </Button>
    </fieldset>
  )
}
