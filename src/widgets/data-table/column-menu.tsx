import { useLingui } from '@lingui/react/macro'
import Columns from 'lucide-react/icons/columns-3'
import { useLoadFailure } from '../lazy/use-load-failure'
import { Button } from '../ui/button'
import { Menu, type MenuGroup } from '../ui/menu'
import type { Column } from './columns'
import * as css from './data-table.css'

type ColumnMenuProps = {
  columns: readonly Pick<Column<never>, 'key' | 'label' | 'hideable'>[]
  hidden: ReadonlySet<string>
  onChange(hidden: ReadonlySet<string>): void
  /** called before it opens */
  onOpen?(): void
  /** choices below the columns */
  more?: MenuGroup
}

/** A press on a column leaves the menu open. */
export function ColumnMenu({ columns, hidden, onChange, onOpen, more }: ColumnMenuProps) {
  const { t } = useLingui()
  const reportLoadFailure = useLoadFailure({ title: t`Couldn't load this. Try again.` })
  const toggle = (key: string) => {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  const items = columns
    .filter(({ hideable }) => hideable)
    .map(({ key, label }) => ({
      value: key,
      label,
      checked: !hidden.has(key),
      staysOpen: true,
      onSelect: () => toggle(key),
    }))
  return (
    <Menu
      onFailed={reportLoadFailure}
      trigger={(props) => (
        <Button
          {...props}
          icon={<Columns />}
          onClick={(event) => {
            onOpen?.()
            props.onClick(event)
          }}
          onKeyDown={(event) => {
            onOpen?.()
            props.onKeyDown(event)
          }}
        >
          <span className={css.word}>{t`Columns`}</span>
        </Button>
      )}
      items={more ? [{ label: t`Columns`, items }, more] : items}
    />
  )
}
