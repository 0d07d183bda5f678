import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import More from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import * as css from '../gallery.css'
import { sampleProducts } from '../samples'

export function ContextMenu() {
  const { t } = useLingui()
  const onFailed = useReportLoadFailure()
  const [action, setAction] = useState('')
  const actions = [
    { value: 'edit', label: t`Edit`, icon: <Pencil /> },
    { value: 'duplicate', label: t`Duplicate`, icon: <Copy /> },
    { value: 'delete', label: t`Delete`, icon: <Trash />, danger: true },
  ]
  return (
    <div className={css.column}>
      <ul className={css.lines}>
        {sampleProducts.map(({ code, name }) => (
          <li key={code} className={css.line} data-line="">
            <span className={css.lineName}>{name}</span>
            <Menu
              area="[data-line]"
              onFailed={onFailed}
              trigger={(props) => (
                <Button {...props} look="ghost" size="s" icon={<More />} label={t`Actions: ${name}`} />
              )}
              items={actions.map((item) => ({ ...item, onSelect: () => setAction(`${item.label}: ${name}`) }))}
            />
          </li>
        ))}
      </ul>
      <output>{action}</output>
    </div>
  )
}
