import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ThreadMessage } from '../../../core/chat/chat.thread'
import { isRefusal } from '../../../core/kernel/errors'
import { useAttachMessages } from '../../attach/use-attach-messages'
import type { Moments } from '../use-moments'

export function useChatBubbleMessages(name: string, moments: Moments) {
  const { t } = useLingui()
  const attach = useAttachMessages()
  const latest = useRef(attach)
  useLayoutEffect(() => {
    latest.current = attach
  })
  return useMemo(() => {
    const own = t`You:`
    return {
      day: moments.day,
      time: moments.time,
      own: `${own} `,
      theirs: `${name}: `,
      /** sending it again would change nothing */
      isFinal: ({ error }: ThreadMessage): boolean => error?.detail.fields?.file !== undefined,
      problem({ unanswered, error }: ThreadMessage): string {
        if (error && isRefusal(error)) return latest.current.problem(error)
        return unanswered ? t`We couldn't confirm whether it was sent. It's safe to try again.` : t`Not sent`
      },
      view: (name: string) => t`View ${name}`,
      download: (name: string) => t`Download ${name}`,
      size: (bytes: number) => latest.current.size(bytes),
      notLoaded: t`Couldn't be loaded`,
    }
  }, [t, name, moments])
}

export type ChatBubbleMessages = ReturnType<typeof useChatBubbleMessages>
