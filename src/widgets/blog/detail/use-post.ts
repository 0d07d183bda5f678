import { useSelector } from '@xstate/react'
import { withComment } from '../../../core/blog/blog.changes'
import { useApp, useView } from '../../runtime/use-engine'
import { useEngineEvent } from '../../runtime/use-engine-event'

/** One post by number or slug, '' being the first; `status` is `loading`, `ready`, `missing` or `failed`. */
export function usePost(key: string) {
  const view = useView('blog.one', { key }, key)
  const status = useSelector(view, ({ value }) => value)
  const { value: post, error } = useSelector(view, ({ context }) => context)
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
