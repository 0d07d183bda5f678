import { useLingui } from '@lingui/react/macro'
import Contrast from 'lucide-react/icons/contrast'
import Device from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Arrange from 'lucide-react/icons/sliders-horizontal'
import Bordered from 'lucide-react/icons/square'
import Sun from 'lucide-react/icons/sun'
import type { Skin } from '../../core/dashboard/dashboard.record'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { useMenuFailure } from './use-menu-failure'

const icons = { light: Sun, bordered: Bordered, dark: Moon, 'semi-dark': Contrast, auto: Device }

type SkinMenuProps = {
  skin: Skin
  onChoose(skin: Skin): void
  /** shows the entry that leads to everything else one can arrange */
  onArrange: (() => void) | undefined
}

export function SkinMenu({ skin, onChoose, onArrange }: SkinMenuProps) {
  const { t } = useLingui()
  const onMenuFailed = useMenuFailure()
  const names: Record<Skin, string> = {
    light: t`Light`,
    bordered: t`Bordered`,
    dark: t`Dark`,
    'semi-dark': t`Dark menu`,
    auto: t`Same as device`,
  }
  const current = names[skin]
  const Icon = icons[skin]
  return (
    <Menu
      onFailed={onMenuFailed}
      trigger={(props) => <Button {...props} look="ghost" icon={<Icon />} label={t`Appearance: ${current}`} />}
      items={[
        ...(Object.keys(icons) as Skin[]).map((each) => {
          const Each = icons[each]
          return {
            value: each,
            label: names[each],
            icon: <Each />,
            checked: each === skin,
            onSelect: () => onChoose(each),
          }
        }),
        ...(onArrange
          ? [{ value: 'arrange', label: t`Customise layout`, icon: <Arrange />, onSelect: onArrange }]
          : []),
      ]}
    />
  )
}
