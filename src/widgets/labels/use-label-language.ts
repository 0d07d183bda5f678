import { messages } from 'langraan:messages/labels.label'
import { use, useEffect, useState } from 'react'
import type { LabelLanguage } from '../../core/labels/labels.options'
import { messagesReady } from '../i18n/i18n'

const catalogs = [messages]

/**
 * The language that labels are shown and printed in: the wanted one as soon as its texts are loaded, and the previous one
 * until then. Suspends until the first texts are loaded.
 */
export function useLabelLanguage(wanted: LabelLanguage) {
  const [language, setLanguage] = useState(wanted)
  const [failed, setFailed] = useState<LabelLanguage>()
  use(messagesReady(language, catalogs))
  const isHere = language === wanted
  const isFailed = !isHere && failed === wanted
  useEffect(() => {
    if (isHere || isFailed) return undefined
    let isLeft = false
    messagesReady(wanted, catalogs).then(
      () => isLeft || setLanguage(wanted),
      () => isLeft || setFailed(wanted),
    )
    return () => {
      isLeft = true
    }
  }, [wanted, isHere, isFailed])
  return { language, isLoading: !isHere && !isFailed, isFailed, retry: () => setFailed(undefined) }
}
