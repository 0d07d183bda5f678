import { use, useEffect, useState } from 'react'
import type { Locale } from '../../core'
import { type MessageCatalog, messagesReady } from './i18n'

/**
 * The language these texts are shown in. At first the Suspense boundary around waits for them; when the language changes,
 * the former one stays until the texts of the other are here, and nothing that is shown begins again.
 */
export function useMessages(locale: Locale, messages: readonly MessageCatalog[]): Locale {
  const [shown, setShown] = useState(locale)
  use(messagesReady(shown, messages))
  useEffect(() => {
    if (shown === locale) return
    let isLeft = false
    // where they do not come, the boundary around says so
    const show = () => {
      if (!isLeft) setShown(locale)
    }
    messagesReady(locale, messages).then(show, show)
    return () => {
      isLeft = true
    }
  }, [shown, locale, messages])
  return shown
}
