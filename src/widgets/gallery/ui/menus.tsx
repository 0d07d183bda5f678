import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import More from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { sampleShops } from '../samples'
import { State, States } from '../state'

export function Menus() {
  const { t } = useLingui()
  const onFailed = useReportLoadFailure()
  const [action, setAction] = useState('')
  const [shop, setShop] = useState<string>(sampleShops[0])
  const actions = [
    { value: 'edit', label: t`Edit`, icon: <Pencil /> },
    { value: 'duplicate', label: t`Duplicate`, icon: <Copy /> },
    { value: 'print', label: t`Print`, disabled: true },
    { value: 'delete', label: t`Delete`, icon: <Trash />, danger: true },
  ]
  return (
    <States>
      <State name={t`Actions`}>
        <Menu
          onFailed={onFailed}
          trigger={(props) => <Button {...props} icon={<More />} label={t`Actions`} />}
          items={actions.map((item) => ({ ...item, onSelect: () => setAction(item.label) }))}
        />
        <output>{action}</output>
      </State>
      <State name={t`Choose one of several`}>
        <Menu
          onFailed={onFailed}
          trigger={(props) => <Button {...props}>{shop}</Button>}
          items={[
            {
              label: t`Shops`,
              items: sampleShops.map((each) => ({
                value: each,
                label: each,
                checked: each === shop,
                onSelect: () => setShop(each),
              })),
            },
          ]}
        />
      </State>
    </States>
  )
}
