import { use } from 'react'
import type { Locale } from '../../core'
import { type MessageCatalog, messagesReady } from './i18n'
import { useMessagesHere } from './use-messages-here'

/** As `useMessagesHere`, where there is nothing to show meanwhile: the Suspense boundary around waits for the first texts. */
export function useMessages(locale: Locale, messages: readonly MessageCatalog[]): Locale {
  const shown = useMessagesHere(locale, messages)
  if (!shown) use(messagesReady(locale, messages))
  return shown ?? locale
}
