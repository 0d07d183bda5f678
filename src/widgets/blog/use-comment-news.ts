import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isKeyUsed } from '../../core/kernel/outcome'
import { useApp } from '../root/use-engine'
import { useEngineEvent } from '../root/use-engine-event'
import { useFailedChanges } from '../root/use-failed-changes'

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
    words({ change: { title }, error }) {
      if (error.code === 'forbidden') return t`You may not comment on “${title}”. Your words are still in the field.`
      return t`Your comment on “${title}” is not stored. Your words are still in the field.`
    },
    unsure: ({ change: { title }, error }) =>
      isKeyUsed(error)
        ? t`Your comment on “${title}” is stored as you first sent it. What you changed since is in the field and was not sent.`
        : t`It is not known whether your comment on “${title}” is stored. Sending it again is safe.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => desk.send({ type: 'change.retry', id }),
    onTold: (id) => desk.send({ type: 'change.dismiss', id }),
  })
}
