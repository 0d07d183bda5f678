import { useLingui } from '@lingui/react/macro'
import Languages from 'lucide-react/icons/languages'
import type { Locale } from '../../core'
import { autonyms } from '../i18n/autonyms'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { useMenuFailure } from './use-menu-failure'

type LanguageMenuProps = { locale: Locale; onChoose(locale: Locale): void }

export function LanguageMenu({ locale, onChoose }: LanguageMenuProps) {
  const { t } = useLingui()
  const onMenuFailed = useMenuFailure()
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
