import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { InvoiceChange } from '../../core/invoices/invoices.changes'
import type { FailedChange } from '../../core/kernel/changes-machine'
import { useFailedChanges } from '../list/use-failed-changes'
import { useHeldChange } from '../list/use-held-change'
import { useApp } from '../runtime/use-engine'

/** Optimistic changes. Removal waits for a moment in which it can be undone. */
export function useInvoiceChanges() {
  const { t } = useLingui()
  const desk = useApp('invoices')
  const hold = useHeldChange<InvoiceChange>(desk)

  const remove = (invoice: number) =>
    hold({
      id: `remove ${invoice}`,
      change: { kind: 'remove', id: invoice },
      title: t`Invoice ${invoice} deleted`,
      undoLabel: t`Undo`,
    })
  return {
    remove,
    markPrinted: (invoice: number) => desk.send({ type: 'change.make', change: { kind: 'print', id: invoice } }),
  }
}

/** Offers to retry. */
export function useFailedInvoiceChanges(): void {
  const { t } = useLingui()
  const desk = useApp('invoices')
  const messages = ({ change: { kind, id }, error }: FailedChange<InvoiceChange>): string => {
    if (kind === 'print') return t`Couldn't mark invoice ${id} as printed`
    if (error.detail.fields?.id?.includes('issued'))
      return t`Invoice ${id} was issued in the meantime. Cancel it instead.`
    return error.code === 'forbidden'
      ? t`You don't have permission to delete invoice ${id}`
      : t`Couldn't delete invoice ${id}. It's back in the list.`
  }
  useFailedChanges<InvoiceChange>({
    failed: useSelector(desk, ({ context }) => context.failed),
    messages,
    unsure: ({ change: { id } }) => t`We couldn't confirm whether invoice ${id} was changed. It's safe to try again.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => desk.send({ type: 'change.retry', id }),
    onReported: (id) => desk.send({ type: 'change.dismiss', id }),
  })
}
