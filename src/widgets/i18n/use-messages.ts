import { use, useEffect, useState } from 'react'
import type { Locale } from '../../core'
import { type MessageCatalog, messagesReady } from './i18n'

/**
 * Returns the language to render in. Suspends on first use only; on a language change the previous one stays
 * until the new texts are loaded, so no state is lost.
 */
export function useMessages(locale: Locale, messages: readonly MessageCatalog[]): Locale {
  const [shown, setShown] = useState(locale)
  use(messagesReady(shown, messages))
  useEffect(() => {
    if (shown === locale) return
    let isLeft = false
    // if they fail to load, the boundary reports it
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
