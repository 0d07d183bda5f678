import Unfold from 'lucide-react/icons/chevron-right'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import * as checkbox from '../ui/checkbox.css'
import { classNames } from '../ui/class-names'
import { Cell, Row as TableRow } from '../ui/table'
import type { RowAction, TextColumn } from './columns'
import * as css from './data-table.css'
import * as own from './window-table.css'

export type PatternProps<Row> = {
  columns: readonly TextColumn<Row>[]
  canTick: boolean
  hasDetail: boolean
  action: RowAction<Row> | undefined
}

export function RowPattern<Row>({ columns, canTick, hasDetail, action }: PatternProps<Row>) {
  return (
    <TableRow className={classNames(css.card, own.row)}>
      {canTick && (
        <Cell className={css.slim}>
          <label className={checkbox.row} part="checkbox">
            <input type="checkbox" className={classNames(checkbox.checkbox, own.tick)} data-key="tick" />
          </label>
        </Cell>
      )}
      {hasDetail && (
        <Cell className={css.slim}>
          <Button look="ghost" size="s" icon={<Unfold className={css.fold} />} label="" data-key="fold" />
        </Cell>
      )}
      {columns.map((column, at) => (
        <Cell
          key={column.key}
          label={column.bare ? undefined : column.label}
          numeric={column.numeric ?? false}
          className={classNames(own.cell, at === 0 && css.lead, column.className)}
          data-key="value"
        >
          {column.tone && <Badge>{''}</Badge>}
        </Cell>
      ))}
      {action && (
        <Cell className={css.actions}>
          <Button look="ghost" size="s" icon={action.icon} label="" data-key="act" />
        </Cell>
      )}
    </TableRow>
  )
}
