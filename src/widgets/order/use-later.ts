import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useLoadFailure } from '../lazy/use-load-failure'
import { useEffectEvent } from '../runtime/use-effect-event'
import { whenIdle } from '../runtime/when-idle'

export type OrderQuestion = 'clear' | 'aside' | 'unpriced' | 'oversold' | 'differs'

const later = lazyPart(() => import('./later/order-later'))

/** Loads dialogs and offers as soon as the page is idle, because one of them is needed when the network is gone. */
export function useLater() {
  const { t } = useLingui()
  const reportLoadFailure = useEffectEvent(useLoadFailure({ title: t`Couldn't load this. Try again.` }))
  const [isIdle, setIdle] = useState(false)
  const [question, setQuestion] = useState<OrderQuestion>()
  const { here: file, isFailed, enter } = useLazyPart(later, isIdle || question !== undefined)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  useEffect(() => {
    if (!isFailed || !question) return
    setQuestion(undefined)
    void reportLoadFailure()
  }, [isFailed, question, reportLoadFailure])
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
