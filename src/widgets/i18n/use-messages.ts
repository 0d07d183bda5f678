import { use } from 'react'
import type { Locale } from '../../core'
import { type MessageCatalog, messagesReady } from './i18n'
import { useMessagesHere } from './use-messages-here'

/** Like `useMessagesHere`, but suspends until the first texts are loaded. */
export function useMessages(locale: Locale, messages: readonly MessageCatalog[]): Locale {
  const shown = useMessagesHere(locale, messages)
  if (!shown) use(messagesReady(locale, messages))
  return shown ?? locale
}
