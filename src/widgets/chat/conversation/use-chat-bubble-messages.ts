import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Moments } from '../use-moments'

export function useChatBubbleMessages(name: string, moments: Moments) {
  const { t } = useLingui()
  return useMemo(() => {
    const own = t`You:`
    return {
      day: moments.day,
      time: moments.time,
      own: `${own} `,
      theirs: `${name}: `,
      unsent: t`Not sent`,
      unconfirmed: t`We couldn't confirm whether it was sent. It's safe to try again.`,
    }
  }, [t, name, moments])
}

export type ChatBubbleMessages = ReturnType<typeof useChatBubbleMessages>
