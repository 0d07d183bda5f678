import { useSelector } from '@xstate/react'
import { type BlogChange, withComment } from '../../../core/blog/blog.changes'
import type { BlogComment } from '../../../core/blog/blog.contract'
import { useApp, useView } from '../../root/use-engine'
import { useHeard } from '../../root/use-heard'

/** One post by number or slug, '' being the first; `status` is `loading`, `ready`, `missing` or `failed`. */
export function usePost(key: string) {
  const view = useView('blog.one', { key }, key)
  const status = useSelector(view, ({ value }) => value)
  const { value: post, error } = useSelector(view, ({ context }) => context)
  const pending = useSelector(useApp('blog'), ({ context }) => context.pending)
  useHeard('blog.changed', (event) => {
    const snapshot = view.getSnapshot()
    const { value } = snapshot.context
    if (!value || (event.change as BlogChange).id !== value.id) return
    const comments = withComment(value.comments, event.answer as BlogComment)
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
