import { useContext, useEffect, useState } from 'react'
import type { Locale } from '../../core'
import { OwnPageContext } from '../lazy/own-page'
import { type MessageCatalog, messagesReady } from './i18n'
import { useMessages } from './use-messages'

/**
 * Texts in a language that is chosen for a part of the screen: the previous language stays until those of the next one
 * are loaded, also if they can't be.
 */
export function useChosenMessages<L extends Locale>(wanted: L, messages: readonly MessageCatalog[]) {
  const [language, setLanguage] = useState(wanted)
  const [failed, setFailed] = useState<L>()
  const page = useContext(OwnPageContext)
  useMessages(language, messages)
  useEffect(() => {
    if (wanted === language || wanted === failed) return
    let isLeft = false
    messagesReady(wanted, messages).then(
      () => isLeft || setLanguage(wanted),
      () => {
        if (isLeft) return
        setFailed(wanted)
        void page?.announceNewBuild()
      },
    )
    return () => {
      isLeft = true
    }
  }, [wanted, language, failed, messages, page])
  return { language, hasFailed: wanted !== language && wanted === failed, retry: () => setFailed(undefined) }
}
