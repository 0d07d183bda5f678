import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import * as css from './datatable.css'
import { type DatatableColumn, labelOf } from './use-columns'

type TableFiltersProps = {
  columns: readonly DatatableColumn[]
  filters: Readonly<Record<string, string | undefined>>
  onFilter(filters: Record<string, string>): void
}

/** A field per column: what the rows must contain there, or be. */
export function TableFilters({ columns, filters, onFilter }: TableFiltersProps) {
  const { t } = useLingui()
  const isFiltered = Object.values(filters).some((each) => each)
  const all = { value: 'all', label: t`All` }
  return (
    <fieldset className={css.filters} aria-label={t`Filters`}>
      {columns.map((column) => (
        <Field key={column.key} label={labelOf(column)}>
          {column.kind === 'choice' ? (
            <Select
              value={filters[column.key] || 'all'}
              options={[
                all,
                ...(column.choices ?? []).map((choice) => ({
                  value: String(choice),
                  label: column.choiceLabels?.[String(choice)] ?? String(choice),
                })),
              ]}
              onChange={(choice) => onFilter({ [column.key]: choice === 'all' ? '' : choice })}
            />
          ) : (
            <Input
              value={filters[column.key] ?? ''}
              inputMode={column.kind === 'number' || column.kind === 'money' ? 'decimal' : undefined}
              placeholder={column.example}
              onChange={(text) => onFilter({ [column.key]: text })}
            />
          )}
        </Field>
      ))}
      <Button
        look="ghost"
        className={css.clear}
        disabled={!isFiltered}
        onClick={() => onFilter(Object.fromEntries(columns.map(({ key }) => [key, ''])))}
      >
        {t`Clear the filters`}
      </Button>
    </fieldset>
  )
}
