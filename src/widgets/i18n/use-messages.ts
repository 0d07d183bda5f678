import { use, useEffect, useLayoutEffect, useState } from 'react'
import type { Locale } from '../../core'
import { hasMessages, type MessageCatalog, messagesReady } from './i18n'

/**
 * The language these texts are shown in. At first the Suspense boundary around waits for them; when the language changes,
 * the former one stays until the texts of the other are here, and nothing that is shown begins anew.
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

const hasAll = (locale: Locale, messages: readonly MessageCatalog[]): boolean =>
  hasMessages(
    locale,
    messages.map(({ name }) => name),
  )

/**
 * The same without a Suspense boundary, whose content React holds back for 300 ms after a fallback: undefined until the
 * first texts are here. What they fail with is thrown.
 */
export function useMessagesHere(locale: Locale, messages: readonly MessageCatalog[]): Locale | undefined {
  const [shown, setShown] = useState(() => (hasAll(locale, messages) ? locale : undefined))
  const [failure, setFailure] = useState<{ of: Locale; error: unknown }>()
  // asked for now, not once this is shown
  if (shown === undefined) messagesReady(locale, messages)
  useLayoutEffect(() => {
    if (shown === locale) return
    let isLeft = false
    messagesReady(locale, messages).then(
      () => isLeft || setShown(locale),
      (error) => isLeft || setFailure({ of: locale, error }),
    )
    return () => {
      isLeft = true
    }
  }, [shown, locale, messages])
  if (failure?.of === locale) throw failure.error
  return shown
}
