import { useLingui } from '@lingui/react/macro'
import Columns from 'lucide-react/icons/columns-3'
import { useToaster } from '../runtime/use-toaster'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import type { Column } from './columns'
import * as css from './data-table.css'

type ColumnMenuProps = {
  columns: readonly Pick<Column<never>, 'key' | 'label' | 'hideable'>[]
  hidden: ReadonlySet<string>
  onChange(hidden: ReadonlySet<string>): void
}

export function ColumnMenu({ columns, hidden, onChange }: ColumnMenuProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const toggle = (key: string) => {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  return (
    <Menu
      onFailed={() => toaster.show({ id: 'menu', tone: 'warning', title: t`Couldn't load this. Try again.` })}
      trigger={(props) => (
        <Button {...props} icon={<Columns />}>
          <span className={css.word}>{t`Columns`}</span>
        </Button>
      )}
      items={columns
        .filter(({ hideable }) => hideable)
        .map(({ key, label }) => ({ value: key, label, checked: !hidden.has(key), onSelect: () => toggle(key) }))}
    />
  )
}
