import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Checkbox } from '../ui/checkbox'
import { Select } from '../ui/select'
import { HeadCell, TableHead } from '../ui/table'
import type { Column, DataTableProps, Sort } from './columns'
import * as css from './data-table.css'
import type { DataTableState, TableCounts } from './use-data-table'

type HeadProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort' | 'detail' | 'tickAllLabel'> & {
  actions?: unknown
  state: DataTableState<Row>
  counts: TableCounts
}

type TickAllProps<Row> = Pick<HeadProps<Row>, 'state' | 'counts' | 'tickAllLabel'> & { labelHidden?: boolean }

function TickAll<Row>({ state, counts, tickAllLabel, labelHidden = false }: TickAllProps<Row>) {
  const { t } = useLingui()
  const { rows, ticked } = counts
  return (
    <Checkbox
      checked={rows > 0 && ticked === rows}
      indeterminate={ticked > 0 && ticked < rows}
      labelHidden={labelHidden}
      onChange={state.ticks.toggleAll}
    >
      {tickAllLabel ?? t`Select all shown`}
    </Checkbox>
  )
}

type SortNames = Required<NonNullable<Column<never>['sortNames']>>

/** Names of the orders of a column by what it is sorted by. */
function useSortNames() {
  const { t } = useLingui()
  return ({ label, numeric, sortedBy }: Pick<Column<never>, 'label' | 'numeric' | 'sortedBy'>): SortNames => {
    switch (sortedBy ?? (numeric ? 'number' : 'text')) {
      case 'number':
        return { ascending: t`${label}, ascending`, descending: t`${label}, descending` }
      case 'time':
        return { ascending: t`${label}, oldest first`, descending: t`${label}, newest first` }
      case 'place':
        return { ascending: label, descending: t`${label}, reversed` }
      case 'text':
        return { ascending: t`${label}, A to Z`, descending: t`${label}, Z to A` }
    }
  }
}

function PlainCardBar<Row>({ state, counts, sort, onSort, tickAllLabel }: HeadProps<Row>) {
  const { t } = useLingui()
  const sortNamesOf = useSortNames()
  const sortable = onSort ? state.columns.filter((column) => column.sort) : []
  if (!state.canTick && sortable.length === 0) return null
  const options = sortable.flatMap((column) =>
    Object.entries(column.sortNames ?? sortNamesOf(column)).map(([order, name]) => ({
      value: `${order} ${column.key}`,
      label: name,
    })),
  )
  return (
    <div className={css.cardBar}>
      {state.canTick && <TickAll state={state} counts={counts} tickAllLabel={tickAllLabel} />}
      {onSort && options.length > 0 && (
        <Select
          className={css.order}
          aria-label={t`Sort by`}
          placeholder={t`Sort by`}
          value={sort ? `${sort.order} ${sort.column}` : ''}
          options={options}
          onChange={(choice) => {
            const at = choice.indexOf(' ')
            onSort({ column: choice.slice(at + 1), order: choice.slice(0, at) as Sort['order'] })
          }}
        />
      )}
    </div>
  )
}

// memo() drops the type parameter; a windowed table renders while scrolling, these need not
export const CardBar = memo(PlainCardBar) as typeof PlainCardBar

function PlainHead<Row>({ state, counts, sort, onSort, detail, actions, tickAllLabel }: HeadProps<Row>) {
  const { t } = useLingui()
  return (
    <TableHead sticky>
      {state.canTick && (
        <HeadCell className={css.slim}>
          <TickAll state={state} counts={counts} tickAllLabel={tickAllLabel} labelHidden />
        </HeadCell>
      )}
      {detail && (
        <HeadCell className={css.slim}>
          <span className={css.unseen}>{t`Details`}</span>
        </HeadCell>
      )}
      {state.columns.map(({ key, label, numeric = false, sort: canSort, headClassName }) => (
        <HeadCell
          key={key}
          numeric={numeric}
          {...(headClassName && { className: headClassName })}
          {...(canSort && onSort
            ? {
                sort: sort?.column === key ? sort.order : ('none' as const),
                onSort: (order: Sort['order']) => onSort({ column: key, order }),
              }
            : {})}
        >
          {label}
        </HeadCell>
      ))}
      {actions !== undefined && (
        <HeadCell className={css.slim}>
          <span className={css.unseen}>{t`Actions`}</span>
        </HeadCell>
      )}
    </TableHead>
  )
}

export const DataTableHead = memo(PlainHead) as typeof PlainHead
