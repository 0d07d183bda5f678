import { useLingui } from '@lingui/react/macro'
import Device from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { Skin } from '../../core/layout/layout.record'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { useMenuFailure } from './use-menu-failure'

const icons = { light: Sun, dark: Moon, auto: Device }

export function SkinMenu({ skin, onChoose }: { skin: Skin; onChoose(skin: Skin): void }) {
  const { t } = useLingui()
  const onMenuFailed = useMenuFailure()
  const names: Record<Skin, string> = { light: t`Light`, dark: t`Dark`, auto: t`Like the device` }
  const current = names[skin]
  const Icon = icons[skin]
  return (
    <Menu
      onFailed={onMenuFailed}
      trigger={(props) => <Button {...props} look="ghost" icon={<Icon />} label={t`Appearance: ${current}`} />}
      items={(Object.keys(icons) as Skin[]).map((each) => {
        const Each = icons[each]
        return {
          value: each,
          label: names[each],
          icon: <Each />,
          checked: each === skin,
          onSelect: () => onChoose(each),
        }
      })}
    />
  )
}
