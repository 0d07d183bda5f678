import { useLayoutEffect, useState } from 'react'
import type { Locale } from '../../core'
import { type MessageCatalog, messagesReady } from './i18n'

type Shown<L> = { locale?: L; error?: unknown }

/**
 * Returns the language whose texts are loaded: undefined until the first ones are. After a change of language, returns
 * the previous one until the new texts are loaded, so nothing remounts. Throws if loading fails. Doesn't suspend, because
 * React holds content back for 300 ms after a Suspense fallback.
 */
export function useMessagesHere<L extends Locale>(locale: L, messages: readonly MessageCatalog[]): L | undefined {
  // starts loading during the first render, before the effect
  const [{ locale: shown, error }, setShown] = useState<Shown<L>>(() =>
    (messagesReady(locale, messages) as { status?: string }).status === 'fulfilled' ? { locale } : {},
  )
  useLayoutEffect(() => {
    if (shown === locale) return
    let isLeft = false
    const show = (next: Shown<L>) => isLeft || setShown(next)
    messagesReady(locale, messages).then(
      () => show({ locale }),
      (error) => show({ error }),
    )
    return () => {
      isLeft = true
    }
  }, [shown, locale, messages])
  if (error) throw error
  return shown
}
