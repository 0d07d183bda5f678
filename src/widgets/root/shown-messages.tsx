import { texts } from 'langraan:texts/root'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { i18nOf, textsReady } from '../i18n/i18n'
import { Toaster } from '../ui/toast'
import type { Toaster as ToastSource } from '../ui/toaster'
import { useLocale } from './use-locale'

type ShownMessagesProps = { toaster: ToastSource }

function InWords({ toaster }: ShownMessagesProps) {
  const { t } = useLingui()
  return <Toaster toaster={toaster} dismissLabel={t`Dismiss`} />
}

export function ShownMessages({ toaster }: ShownMessagesProps) {
  const locale = useLocale()
  use(textsReady(locale, [texts]))
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <InWords toaster={toaster} />
    </I18nProvider>
  )
}
