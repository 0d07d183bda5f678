import { use } from 'react'
import type { Locale } from '../../core'
import { type MessageCatalog, messagesReady } from './i18n'
import { useMessagesHere } from './use-messages-here'

/** React reads the status: `use` returns without suspending. */
const alreadyShown = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Like `useMessagesHere`, but suspends until the first texts are loaded. */
export function useMessages<L extends Locale>(locale: L, messages: readonly MessageCatalog[]): L {
  const shown = useMessagesHere(locale, messages)
  // React warns if a render that suspended here finishes without calling `use`
  use<unknown>(shown ? alreadyShown : messagesReady(locale, messages))
  return shown ?? locale
}
