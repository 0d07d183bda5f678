import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useToaster } from '../runtime/use-toaster'
import { whenIdle } from '../runtime/when-idle'

export type OrderQuestion = 'clear' | 'aside' | 'unpriced' | 'oversold' | 'differs'

const later = lazyPart(() => import('./later/order-later'))

/** Loads dialogs and offers as soon as the page is idle, because one of them is needed when the network is gone. */
export function useLater() {
  const { t } = useLingui()
  const toaster = useToaster()
  const [isIdle, setIdle] = useState(false)
  const [question, setQuestion] = useState<OrderQuestion>()
  const { here: file, isFailed, enter } = useLazyPart(later, isIdle || question !== undefined)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (!isFailed || !question) return
    setQuestion(undefined)
    toaster.show({ id: 'order-later', tone: 'error', title: t`Couldn't load this. Try again.` })
  }, [isFailed, question, toaster, t])
  return {
    Later: file?.OrderLater,
    question,
    ask(asked: OrderQuestion) {
      if (isFailed) enter()
      setQuestion(asked)
    },
    close: () => setQuestion(undefined),
  }
}
