import { useLingui } from '@lingui/react/macro'
import Contrast from 'lucide-react/icons/contrast'
import Languages from 'lucide-react/icons/languages'
import Device from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Arrange from 'lucide-react/icons/sliders-horizontal'
import Bordered from 'lucide-react/icons/square'
import Sun from 'lucide-react/icons/sun'
import type { Locale } from '../../core'
import type { Skin } from '../../core/dashboard/dashboard.record'
import { lazyPart } from '../../core/kernel/lazy-part'
import { autonyms } from '../i18n/autonyms'
import { useReportLoadFailure } from '../lazy/use-pressed-part'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Menu } from '../ui/menu'
import type { CustomiserProps } from './customiser/customiser'
import { Screen } from './screen'

type LanguageMenuProps = { locale: Locale; onChoose(locale: Locale): void }

export function LanguageMenu({ locale, onChoose }: LanguageMenuProps) {
  const { t } = useLingui()
  const onMenuFailed = useReportLoadFailure()
  const current = autonyms[locale]
  return (
    <Menu
      onFailed={onMenuFailed}
      trigger={(props) => <Button {...props} look="ghost" icon={<Languages />} label={t`Language: ${current}`} />}
      items={(Object.keys(autonyms) as Locale[]).map((each) => ({
        value: each,
        label: <span lang={each}>{autonyms[each]}</span>,
        checked: each === locale,
        onSelect: () => onChoose(each),
      }))}
    />
  )
}

const icons = { light: Sun, bordered: Bordered, dark: Moon, 'semi-dark': Contrast, auto: Device }

type SkinMenuProps = {
  skin: Skin
  onChoose(skin: Skin): void
  /** shows the entry that opens all layout settings */
  onArrange: (() => void) | undefined
}

export function SkinMenu({ skin, onChoose, onArrange }: SkinMenuProps) {
  const { t } = useLingui()
  const onMenuFailed = useReportLoadFailure()
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

const customiser = lazyPart(
  () => import('./customiser/customiser'),
  ({ Customiser }) => Customiser,
)

type CustomiserDialogProps = CustomiserProps & {
  open: boolean
  onClose(): void
}

export function CustomiserDialog({ open, onClose, ...given }: CustomiserDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} look="end" title={t`Customise layout`} closeLabel={t`Close layout settings`} onClose={onClose}>
      <Screen part={customiser} given={given} />
    </Dialog>
  )
}
