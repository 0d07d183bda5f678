import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ChosenFile } from '../../../core/chat/chat.chosen'
import { type ChatMessage, me } from '../../../core/chat/chat.contract'
import { fileProblem } from '../../../core/kernel/file-problem'
import { useApp } from '../../runtime/use-engine'
import { shrinkPicture } from '../../ui/shrink-picture'

const none: readonly ChosenFile[] = []

export function useWriting(contactId: number) {
  const data = useApp('chat')
  return {
    text: useSelector(data, ({ context }) => context.drafts[contactId] ?? ''),
    write: (text: string) => data.send({ type: 'draft.set', contactId, text }),
    send: (message: string) => data.send({ type: 'message.send', contactId, message }),
    files: useSelector(data, ({ context }) => context.chosen[contactId]) ?? none,
    drop: (key: string) => data.send({ type: 'file.drop', contactId, key }),
  }
}

/** Adds files to the next message to this contact. */
export function useFileChoice(contactId: number) {
  const data = useApp('chat')
  return async (files: readonly File[]) => {
    for (const file of files) {
      const offered = await shrinkPicture(file)
      const problem = await fileProblem(offered.file)
      data.send({ type: 'files.choose', contactId, files: [{ ...offered, problem }] })
    }
  }
}

export type Writing = ReturnType<typeof useWriting>

type Opened = { contactId: number | undefined; messages: readonly ChatMessage[]; skipped: number; stage: string }

/** Messages received since the chat was opened: a screen reader announces each once, and no earlier ones. */
export function useNews({ contactId, messages, skipped, stage }: Opened) {
  const isReady = stage === 'ready'
  const known = useRef<{ contactId: number | undefined; count: number }>(undefined)
  const [news, setNews] = useState<readonly ChatMessage[]>([])
  useEffect(() => {
    const before = known.current
    if (!isReady) known.current = undefined
    else known.current = { contactId, count: skipped + messages.length }
    if (!isReady || before?.contactId !== contactId) return setNews([])
    const since = before ? Math.max(0, before.count - skipped) : messages.length
    const came = messages.slice(since).filter(({ senderId }) => senderId !== me)
    if (came.length > 0) setNews(came)
  }, [contactId, messages, skipped, isReady])
  return news
}
