import { useLayoutEffect, useState } from 'react'
import type { Locale } from '../../core'
import { type MessageCatalog, messagesReady } from './i18n'

type Shown = { locale?: Locale; error?: unknown }

/**
 * The language these texts are shown in: undefined until the first texts are here. When the language changes, the former
 * one stays until the texts of the other are here, and nothing that is shown begins anew. What they fail with is thrown.
 * Nothing suspends: React would hold the content back for 300 ms after a Suspense fallback.
 */
export function useMessagesHere(locale: Locale, messages: readonly MessageCatalog[]): Locale | undefined {
  // asked for now, not once this is shown
  const [{ locale: shown, error }, setShown] = useState<Shown>(() =>
    (messagesReady(locale, messages) as { status?: string }).status === 'fulfilled' ? { locale } : {},
  )
  useLayoutEffect(() => {
    if (shown === locale) return
    let isLeft = false
    const show = (next: Shown) => isLeft || setShown(next)
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
