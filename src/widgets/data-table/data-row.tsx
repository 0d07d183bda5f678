import { useLingui } from '@lingui/react/macro'
import Unfold from 'lucide-react/icons/chevron-right'
import { memo, useId } from 'react'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { classNames } from '../ui/class-names'
import { Cell, Row as TableRow } from '../ui/table'
import { openerIn } from '../ui/use-row-focus'
import type { DataTableProps } from './columns'
import * as css from './data-table.css'
import type { DataTableState } from './use-data-table'

type Own<Row> = Pick<
  DataTableProps<Row>,
  'keyOf' | 'nameOf' | 'detail' | 'actions' | 'onOpen' | 'rowClassName' | 'cardClassName'
>

/** Picks the table props a row depends on, so that other changes don't rerender rows. */
export function rowPropsOf<Row>(table: Own<Row>): Own<Row> {
  const { keyOf, nameOf, detail, actions, onOpen, rowClassName, cardClassName } = table
  return { keyOf, nameOf, detail, actions, onOpen, rowClassName, cardClassName }
}

type DataRowProps<Row> = Own<Row> & {
  row: Row
  state: DataTableState<Row>
}

// shared elements: React skips identical ones
const foldedIcon = <Unfold className={css.fold} />
const unfoldedIcon = <Unfold className={classNames(css.fold, css.unfolded)} />

const isControl = (target: EventTarget) => (target as Element).closest('button, a, label, input, select, dialog')

function PlainRow<Row>(props: DataRowProps<Row>) {
  const { row, state, keyOf, nameOf, detail, actions, onOpen, rowClassName, cardClassName = css.card } = props
  const { t } = useLingui()
  const id = useId()
  const { ticks, unfolded, unfold, canTick, columns } = state
  const key = keyOf(row)
  const name = nameOf(row)
  const isUnfolded = unfolded.has(key)
  const isTicked = ticks.has(key)
  return (
    <TableRow
      className={classNames(cardClassName, rowClassName)}
      data-row={key}
      selected={isTicked}
      {...(onOpen && {
        pressable: true,
        onClick: ({ target, currentTarget }) => {
          // an open menu is in a portal; a press in it isn't on the row
          if (!currentTarget.contains(target as Node) || isControl(target)) return
          // whatever opens gives the focus back to it
          openerIn(currentTarget)?.focus({ preventScroll: true })
          onOpen(row)
        },
      })}
    >
      {canTick && (
        <Cell
          className={css.slim}
          onPointerDownCapture={({ shiftKey }) => ticks.hold(shiftKey)}
          onKeyDownCapture={({ shiftKey }) => ticks.hold(shiftKey)}
        >
          <Checkbox
            checked={isTicked}
            disabled={ticks.isFull && !isTicked}
            labelHidden
            onChange={(isOn) => ticks.toggle(row, isOn)}
          >
            {t`Select ${name}`}
          </Checkbox>
        </Cell>
      )}
      {detail && (
        <Cell className={css.slim}>
          <Button
            look="ghost"
            size="s"
            icon={isUnfolded ? unfoldedIcon : foldedIcon}
            label={t`Details of ${name}`}
            id={`${id}fold`}
            aria-expanded={isUnfolded}
            onClick={() => unfold(row)}
          />
        </Cell>
      )}
      {columns.map((column, at) => (
        <Cell
          key={column.key}
          label={column.bare ? undefined : column.label}
          numeric={column.numeric ?? false}
          className={classNames(at === 0 && css.lead, column.className)}
          {...(column.isEmpty?.(row) && { 'data-empty': '' })}
        >
          {column.cell(row)}
        </Cell>
      ))}
      {actions && <Cell className={css.actions}>{actions(row)}</Cell>}
    </TableRow>
  )
}

// memo() drops the type parameter
export const DataRow = memo(PlainRow) as typeof PlainRow

export function DetailRow<Row>({ row, state, detail, keyOf }: DataRowProps<Row>) {
  if (!detail) return null
  return (
    <TableRow className={css.details} data-detail={keyOf(row)}>
      <Cell className={css.detail} colSpan={state.width}>
        {detail(row)}
      </Cell>
    </TableRow>
  )
}
