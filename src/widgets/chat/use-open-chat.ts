import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { shownThread } from '../../core/chat/chat.thread'
import { useApp, useView } from '../runtime/use-engine'
import type { RaanChatProps } from './chat'

/** Nonsense means no chat. */
function contactIn(query = ''): number | undefined {
  const text = new URLSearchParams(query).get('chat') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** The open chat of one place; `stage` is `closed`, `loading`, `ready`, `missing` or `failed`. */
export function useOpenChat({ query, onQueryChanged }: Pick<RaanChatProps, 'query' | 'onQueryChanged'>) {
  const data = useApp('chat')
  const one = useView('chat.one', { contactId: contactIn(query) })
  const { contactId, contact, thread, error, news } = useSelector(one, ({ context }) => context)
  const value = useSelector(one, (snapshot) => snapshot.value)
  const postings = useSelector(data, ({ context }) => context.postings)
  const unseen = useSelector(
    data,
    ({ context }) => context.lists?.chatsContacts.find(({ id }) => id === contactId)?.chat.unseenMsgs ?? 0,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside counts when it changes
  useEffect(() => {
    if (query !== undefined) one.send({ type: 'contact.open', contactId: contactIn(query) })
  }, [query])
  // the list knows of something that this chat does not show yet
  useEffect(() => {
    if (unseen > 0) one.send({ type: 'poll' })
  }, [one, unseen])
  const messages = useMemo(
    () =>
      shownThread(
        thread,
        postings.filter((each) => each.contactId === contactId),
      ),
    [thread, postings, contactId],
  )
  const first = value === 'loading' && !contact
  return {
    stage: first
      ? ('loading' as const)
      : value === 'closed' || value === 'missing' || value === 'failed'
        ? value
        : ('ready' as const),
    contactId,
    contact,
    messages,
    error,
    /** what came into other chats and is not told yet */
    news,
    noteReported: (id: number) => one.send({ type: 'news.told', contactId: id }),
    open(id: number | undefined) {
      if (id === contactId) return
      one.send({ type: 'contact.open', contactId: id })
      onQueryChanged?.({ query: id === undefined ? '' : `chat=${id}`, replace: false })
    },
    reload: () => one.send({ type: 'reload' }),
    takeOrder: (text: string) => one.send({ type: 'order.take', text }),
    retry: (id: string) => data.send({ type: 'message.retry', id }),
    discard: (id: string) => data.send({ type: 'message.discard', id }),
  }
}

export type OpenChat = ReturnType<typeof useOpenChat>
