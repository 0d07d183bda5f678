import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { unsentComment, withComment } from '../../../core/blog/blog.changes'
import { longestComment } from '../../../core/blog/blog.rules'
import { useConfirmedUnload } from '../../form/use-leave-confirmation'
import { useApp, useView } from '../../runtime/use-engine'
import { useEngineEvent } from '../../runtime/use-engine-event'

export function usePost(key: string) {
  const view = useView('blog.one', { key }, key)
  const status = useSelector(view, ({ value }) => value)
  const { post, error } = useSelector(view, ({ context: { value: post, error } }) => ({ post, error }), shallowEqual)
  const pending = useSelector(useApp('blog'), ({ context }) => context.pending)
  useEngineEvent('blog.changed', ({ change, answer }) => {
    const snapshot = view.getSnapshot()
    const { value } = snapshot.context
    if (!value || change.id !== value.id || !answer) return
    const comments = withComment(value.comments, answer)
    view.send({ type: 'replace', value: { ...value, comments } })
    // the pending request may be older than this comment
    if (snapshot.value === 'loading') view.send({ type: 'reload' })
  })
  return {
    status,
    post,
    error,
    sending: pending.flatMap(({ change, ...rest }) =>
      change.kind === 'comment' && change.id === post?.id ? [{ ...rest, change }] : [],
    ),
    reload: () => view.send({ type: 'reload' }),
  }
}

/** A comment being written. If sending fails its text comes back, unless the user is writing another one. */
export function useCommenting(post: { id: number; title: string }) {
  const { id, title } = post
  const desk = useApp('blog')
  const me = useSelector(useApp('auth'), ({ context }) => context.user)
  const [text, setText] = useState('')
  useEngineEvent('blog.changeFailed', ({ change }) => {
    if (change.kind === 'comment' && change.id === id) setText((now) => (now.trim() === '' ? change.text : now))
  })
  const pending = useSelector(desk, ({ context }) => context.pending)
  useEffect(() => {
    // retried from the toast: the restored text is being sent again, so clear the field
    const isSent = ({ change }: (typeof pending)[number], now: string) =>
      change.kind === 'comment' && change.id === id && change.text === now.trim()
    setText((now) => (pending.some((each) => isSent(each, now)) ? '' : now))
  }, [pending, id])
  useConfirmedUnload(text.trim() !== '')
  return {
    text,
    excess: Math.max(0, text.trim().length - longestComment),
    /** null if the host page manages sign-in */
    me,
    write: setText,
    /** false: nothing to send, or too long */
    send(): boolean {
      const trimmed = text.trim()
      if (trimmed === '' || trimmed.length > longestComment) return false
      const again = unsentComment(desk.getSnapshot().context, id)
      desk.send({
        type: 'change.make',
        change: { kind: 'comment', id, title, text: trimmed },
        ...(again !== undefined && { id: again }),
      })
      setText('')
      return true
    },
  }
}
