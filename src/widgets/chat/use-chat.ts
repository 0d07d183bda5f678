import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { me } from '../../core/chat/chat.contract'
import { conversationsOf, isFound } from '../../core/chat/chat.lists'
import { bangkokDay } from '../../core/kernel/clock'
import { useApp, useView } from '../runtime/use-engine'

const nobody = { chats: [], others: [] }

/** The list of chats in one place; `status` is `loading`, `ready` or `failed`. */
export function useChats() {
  const data = useApp('chat')
  const search = useView('chat')
  const { q, applied } = useSelector(search, ({ context }) => context)
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
    /** as changed already */
    owner: owner && status ? { ...owner, status } : owner,
    chats: all.chats.filter(({ contact }) => isFound(applied, contact)),
    others: all.others.filter((contact) => isFound(applied, contact)),
    contacts: lists?.contacts,
    q,
    isTyping: q.trim() !== applied,
    today: bangkokDay(data.getSnapshot().context.clock.now()),
    search: (text: string) => search.send({ type: 'query.change', q: text, debounced: text !== '' }),
    reload: () => data.send({ type: 'reload' }),
  }
}

export type Chats = ReturnType<typeof useChats>
