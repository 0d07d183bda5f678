import { messages } from 'langraan:messages/runtime'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import { i18nOf } from '../i18n/i18n'
import { useMessages } from '../i18n/use-messages'
import { Toaster } from '../ui/toast'
import type { Toaster as ToastSource } from '../ui/toaster'
import { useEngine } from './use-engine'
import { useLocale } from './use-locale'

const loadedToastMessages = [messages]

type ShownMessagesProps = { toaster: ToastSource }

function WithMessages({ toaster }: ShownMessagesProps) {
  const { t } = useLingui()
  const { events$ } = useEngine()
  const whenBack = useCallback(
    (listener: () => void) => {
      const listening = events$.subscribe(({ type }) => type === 'network.online' && listener())
      return () => listening.unsubscribe()
    },
    [events$],
  )
  useEffect(() => {
    const listening = events$.subscribe((event) => {
      if ('change' in event && 'answer' in event) toaster.overtake()
    })
    return () => listening.unsubscribe()
  }, [events$, toaster])
  return <Toaster toaster={toaster} dismissLabel={t`Dismiss`} whenBack={whenBack} />
}

export function LoadedToasts({ toaster }: ShownMessagesProps) {
  const locale = useMessages(useLocale(), loadedToastMessages)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <WithMessages toaster={toaster} />
    </I18nProvider>
  )
}
