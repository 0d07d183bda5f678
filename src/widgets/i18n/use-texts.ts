import { use, useEffect, useState } from 'react'
import type { Locale } from '../../core'
import { type Texts, textsReady } from './i18n'

/**
 * The language these texts are shown in. At first the Suspense boundary around waits for them; when the language changes,
 * the former one stays until the texts of the other are here, and nothing that is shown begins anew.
 */
export function useTexts(locale: Locale, texts: readonly Texts[]): Locale {
  const [shown, setShown] = useState(locale)
  use(textsReady(shown, texts))
  useEffect(() => {
    if (shown === locale) return
    let isLeft = false
    // where they do not come, the boundary around says so
    const show = () => {
      if (!isLeft) setShown(locale)
    }
    textsReady(locale, texts).then(show, show)
    return () => {
      isLeft = true
    }
  }, [shown, locale, texts])
  return shown
}
