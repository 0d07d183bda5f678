import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isKeyUsed } from '../../core/kernel/outcome'
import { useFailedChanges } from '../list/use-failed-changes'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'

/** The post by its number, and the comment by its own where the backend gives it one. */
export type CommentAdded = { id: number; commentId: number | undefined }

/** Says which comments were taken back and offers to send them again; tells whoever asks of those that are stored. */
export function useCommentNews(onCommented: ((detail: CommentAdded) => void) | undefined): void {
  const { t } = useLingui()
  const desk = useApp('blog')
  const failed = useSelector(desk, ({ context }) => context.failed)
  useEngineEvent('blog.changed', ({ change, answer }) => onCommented?.({ id: change.id, commentId: answer.id }))
  useFailedChanges({
    failed,
    messages({ change: { title }, error }) {
      if (error.code === 'forbidden') return t`You can't comment on “${title}”. Your comment is still in the field.`
      return t`Your comment on “${title}” wasn't saved. It's still in the field.`
    },
    unsure: ({ change: { title }, error }) =>
      isKeyUsed(error)
        ? t`Your comment on “${title}” was saved as you first sent it. Your later changes are still in the field and weren't sent.`
        : t`We couldn't confirm whether your comment on “${title}” was saved. It's safe to send it again.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => desk.send({ type: 'change.retry', id }),
    onReported: (id) => desk.send({ type: 'change.dismiss', id }),
  })
}
