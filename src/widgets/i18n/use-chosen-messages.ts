import { useEffect, useState } from 'react'
import type { Locale } from '../../core'
import { type MessageCatalog, messagesReady } from './i18n'
import { useMessages } from './use-messages'

/**
 * Texts in a language that is chosen for a part of the screen: the previous language stays until those of the next one
 * are loaded, also if they can't be.
 */
export function useChosenMessages<L extends Locale>(wanted: L, messages: readonly MessageCatalog[]) {
  const [language, setLanguage] = useState(wanted)
  const [failed, setFailed] = useState<L>()
  useMessages(language, messages)
  useEffect(() => {
    if (wanted === language || wanted === failed) return
    let isLeft = false
    messagesReady(wanted, messages).then(
      () => isLeft || setLanguage(wanted),
      () => isLeft || setFailed(wanted),
    )
    return () => {
      isLeft = true
    }
  }, [wanted, language, failed, messages])
  return { language, hasFailed: wanted !== language && wanted === failed, retry: () => setFailed(undefined) }
}
