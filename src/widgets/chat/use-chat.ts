import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { me } from '../../core/chat/chat.contract'
import { conversationsOf, isFound } from '../../core/chat/chat.lists'
import { shownThread } from '../../core/chat/chat.thread'
import { bangkokDay } from '../../core/kernel/clock'
import { useApp, useView } from '../runtime/use-engine'
import type { RaanChatProps } from './chat'

const nobody = { chats: [], others: [] }

export function useChats() {
  const data = useApp('chat')
  const search = useView('chat')
  const { q, applied } = useSelector(search, ({ context: { q, applied } }) => ({ q, applied }), shallowEqual)
  const lists = useSelector(data, ({ context }) => context.lists)
  const postings = useSelector(data, ({ context }) => context.postings)
  const error = useSelector(data, ({ context }) => context.error)
  const stage = useSelector(data, ({ value }) => value.lists)
  const status = useSelector(data, ({ context }) => context.wanted?.status)
  useEffect(() => {
    data.send({ type: 'watch.begin' })
    return () => data.send({ type: 'watch.end' })
  }, [data])
  const all = useMemo(() => (lists ? conversationsOf(lists, postings, me) : nobody), [lists, postings])
  const owner = lists?.profileUser
  return {
    status: lists ? ('ready' as const) : stage === 'failed' ? ('failed' as const) : ('loading' as const),
    error,
    /** with pending changes */
    owner: owner && status ? { ...owner, status } : owner,
    chats: all.chats.filter(({ contact }) => isFound(applied, contact)),
    others: all.others.filter((contact) => isFound(applied, contact)),
    contacts: lists?.contacts,
    /** loaded, and nobody to write to */
    isEmpty: lists !== undefined && all.chats.length + all.others.length === 0,
    q,
    isTyping: q.trim() !== applied,
    today: bangkokDay(data.getSnapshot().context.clock.now()),
    search: (text: string) => search.send({ type: 'query.change', q: text, debounced: text !== '' }),
    reload: () => data.send({ type: 'reload' }),
  }
}

export type Chats = ReturnType<typeof useChats>

/** Undefined for anything that isn't a contact's number. */
function contactIn(query = ''): number | undefined {
  const text = new URLSearchParams(query).get('chat') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

export function useOpenChat({ query, onQueryChanged }: Pick<RaanChatProps, 'query' | 'onQueryChanged'>) {
  const data = useApp('chat')
  const one = useView('chat.one', { contactId: contactIn(query) })
  const { contactId, contact, thread, earlier, error, news } = useSelector(
    one,
    ({ context: { contactId, contact, thread, earlier, error, news } }) => ({
      contactId,
      contact,
      thread,
      earlier,
      error,
      news,
    }),
    shallowEqual,
  )
  const value = useSelector(one, (snapshot) => snapshot.value)
  const postings = useSelector(data, ({ context }) => context.postings)
  const unseen = useSelector(
    data,
    ({ context }) => context.lists?.chatsContacts.find(({ id }) => id === contactId)?.chat.unseenMsgs ?? 0,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes
  useEffect(() => {
    if (query !== undefined) one.send({ type: 'contact.open', contactId: contactIn(query) })
  }, [query])
  // the list is ahead of this chat
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
    /** number of earlier messages that aren't loaded */
    skipped: thread.skipped,
    earlier,
    loadEarlier: () => one.send({ type: 'earlier.want' }),
    error,
    /** messages in other chats that haven't been announced */
    news,
    noteReported: (id: number) => one.send({ type: 'news.shown', contactId: id }),
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
