import { useLingui } from '@lingui/react/macro'
import { ColumnMenu } from '../data-table/column-menu'
import type { Column } from '../data-table/columns'
import type { TableLook } from './use-table-look'

type OrdersColumnsProps = { columns: readonly Pick<Column<never>, 'key' | 'label' | 'hideable'>[]; look: TableLook }

export function OrdersColumns({ columns, look }: OrdersColumnsProps) {
  const { t } = useLingui()
  const { hidden, isDense } = look
  return (
    <ColumnMenu
      columns={columns}
      hidden={look.shownHidden}
      onChange={look.hide}
      onOpen={look.look}
      more={{
        label: t`Table`,
        items: [
          {
            value: 'fit',
            label: t`Only columns that fit`,
            checked: hidden === undefined,
            onSelect: () => (hidden === undefined ? look.hide(look.shownHidden) : look.fit()),
          },
          {
            value: 'dense',
            label: t`One line per order`,
            checked: isDense,
            staysOpen: true,
            onSelect: () => look.setDense(!isDense),
          },
        ],
      }}
    />
  )
}
