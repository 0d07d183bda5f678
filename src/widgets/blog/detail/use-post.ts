import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { unsentComment, withComment } from '../../../core/blog/blog.changes'
import { longestComment } from '../../../core/blog/blog.rules'
import { useAskedUnload } from '../../form/use-leave-confirmation'
import { useApp, useView } from '../../runtime/use-engine'
import { useEngineEvent } from '../../runtime/use-engine-event'

/** One post by number or slug, '' being the first; `status` is `loading`, `ready`, `missing` or `failed`. */
export function usePost(key: string) {
  const view = useView('blog.one', { key }, key)
  const status = useSelector(view, ({ value }) => value)
  const { post, error } = useSelector(view, ({ context: { value: post, error } }) => ({ post, error }), shallowEqual)
  const pending = useSelector(useApp('blog'), ({ context }) => context.pending)
  useEngineEvent('blog.changed', ({ change, answer }) => {
    const snapshot = view.getSnapshot()
    const { value } = snapshot.context
    if (!value || change.id !== value.id) return
    const comments = withComment(value.comments, answer)
    view.send({ type: 'replace', value: { ...value, comments } })
    // what was asked for and is given up may know more than this comment
    if (snapshot.value === 'loading') view.send({ type: 'reload' })
  })
  return {
    status,
    post,
    error,
    /** comments that are on their way */
    sending: pending.filter(({ change }) => change.id === post?.id),
    reload: () => view.send({ type: 'reload' }),
  }
}

/** What somebody writes below a post. Words whose sending failed come back, unless others are being written. */
export function useCommenting(post: { id: number; title: string }) {
  const { id, title } = post
  const desk = useApp('blog')
  const me = useSelector(useApp('auth'), ({ context }) => context.user)
  const [text, setText] = useState('')
  useEngineEvent('blog.changeFailed', ({ change }) => {
    if (change.id === id) setText((now) => (now.trim() === '' ? change.text : now))
  })
  const pending = useSelector(desk, ({ context }) => context.pending)
  useEffect(() => {
    // tried again from the message: the words that came back are on their way once more
    setText((now) => (pending.some(({ change }) => change.id === id && change.text === now.trim()) ? '' : now))
  }, [pending, id])
  useAskedUnload(text.trim() !== '')
  return {
    text,
    /** letters over what a comment may have */
    excess: Math.max(0, text.trim().length - longestComment),
    /** the signed-in user; null where the page keeps the person */
    me,
    write: setText,
    /** false: there is nothing to send, or too much */
    send(): boolean {
      const messages = text.trim()
      if (messages === '' || messages.length > longestComment) return false
      const again = unsentComment(desk.getSnapshot().context, id)
      desk.send({
        type: 'change.make',
        change: { kind: 'comment', id, title, text: messages },
        ...(again !== undefined && { id: again }),
      })
      setText('')
      return true
    },
  }
}
