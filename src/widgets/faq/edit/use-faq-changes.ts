import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { FaqChange } from '../../../core/faq/faq.changes'
import type { FaqCategory } from '../../../core/faq/faq.contract'
import { moved } from '../../../core/kernel/row-order'
import { useFailedChanges } from '../../list/use-failed-changes'
import { useHeldChange } from '../../list/use-held-change'
import { useApp } from '../../runtime/use-engine'

/** Deleting a category waits for a moment in which it can be undone; moving it shows at once. */
export function useFaqChanges() {
  const { t } = useLingui()
  const desk = useApp('faq')
  const hold = useHeldChange<FaqChange>(desk)
  return {
    remove({ key, title }: FaqCategory) {
      hold({
        id: `remove faq ${key}`,
        change: { kind: 'remove', key, title },
        title: t({ message: `“${title}” deleted`, context: 'category' }),
        undoLabel: t`Undo`,
      })
    },
    /** `by` places among those shown */
    move({ key, title }: FaqCategory, shown: readonly FaqCategory[], by: number) {
      const keys = shown.map((each) => each.key)
      desk.send({ type: 'change.make', change: { kind: 'order', keys: moved(keys, keys.indexOf(key), by), title } })
    },
  }
}

export function useFailedFaqChanges(): void {
  const { t } = useLingui()
  const desk = useApp('faq')
  const failed = useSelector(desk, ({ context }) => context.failed)
  useFailedChanges({
    failed,
    messages({ change: { kind, title }, error }) {
      if (kind === 'order') return t`Couldn't move “${title}”. It's back in its old place.`
      return error.code === 'forbidden'
        ? t`You don't have permission to delete “${title}”`
        : t`Couldn't delete “${title}”. It's back in the list.`
    },
    unsure: ({ change: { kind, title } }) =>
      kind === 'order'
        ? t`We couldn't confirm whether “${title}” was moved. It's safe to try again.`
        : t`We couldn't confirm whether “${title}” was deleted. It's safe to try again.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => desk.send({ type: 'change.retry', id }),
    onReported: (id) => desk.send({ type: 'change.dismiss', id }),
  })
}
