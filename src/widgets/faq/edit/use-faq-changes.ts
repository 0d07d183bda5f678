import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { FaqCategory } from '../../../core/faq/faq.contract'
import { moved } from '../../../core/faq/faq.order'
import { undoMs } from '../../../core/kernel/timings'
import { useFailedChanges } from '../../list/use-failed-changes'
import { useApp } from '../../runtime/use-engine'
import { useToaster } from '../../runtime/use-toaster'

/** Deleting a category waits for a moment in which it can be undone; moving it shows at once. */
export function useFaqChanges() {
  const { t } = useLingui()
  const toaster = useToaster()
  const desk = useApp('faq')
  return {
    remove({ key, title }: FaqCategory) {
      const id = `remove faq ${key}`
      const isHeld = () => desk.getSnapshot().context.held.some((each) => each.id === id)
      if (isHeld()) return
      desk.send({ type: 'change.make', id, change: { kind: 'remove', key, title }, holdMs: undoMs })
      toaster.show({
        id,
        title: t({ message: `“${title}” deleted`, context: 'category' }),
        action: { label: t`Undo`, run: () => desk.send({ type: 'change.undo', id }) },
      })
      // hides the undo once it is too late
      const watching = desk.subscribe(() => {
        if (isHeld()) return
        watching.unsubscribe()
        toaster.dismiss(id)
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
