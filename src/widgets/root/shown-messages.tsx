import { texts } from 'langraan:texts/root'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { i18nOf } from '../i18n/i18n'
import { useTexts } from '../i18n/use-texts'
import { Toaster } from '../ui/toast'
import type { Toaster as ToastSource } from '../ui/toaster'
import { useLocale } from './use-locale'

const shownTexts = [texts]

type ShownMessagesProps = { toaster: ToastSource }

function InWords({ toaster }: ShownMessagesProps) {
  const { t } = useLingui()
  return <Toaster toaster={toaster} dismissLabel={t`Dismiss`} />
}

export function ShownMessages({ toaster }: ShownMessagesProps) {
  const locale = useTexts(useLocale(), shownTexts)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <InWords toaster={toaster} />
    </I18nProvider>
  )
}
