import { messages } from 'langraan:messages/runtime'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { EngineEvent } from '../../core/kernel/engine-events'
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
  const signals = useMemo(() => {
    const when = (isIt: (event: EngineEvent) => boolean) => (listener: () => void) => {
      const listening = events$.subscribe((event) => isIt(event) && listener())
      return () => listening.unsubscribe()
    }
    return {
      whenBack: when(({ type }) => type === 'network.online'),
      whenOvertaken: when((event) => 'change' in event && 'answer' in event),
    }
  }, [events$])
  return <Toaster toaster={toaster} dismissLabel={t`Dismiss`} {...signals} />
}

export function LoadedToasts({ toaster }: ShownMessagesProps) {
  const locale = useMessages(useLocale(), loadedToastMessages)
  return (
    <I18nProvider i18n={i18nOf(locale)}>
      <WithMessages toaster={toaster} />
    </I18nProvider>
  )
}
