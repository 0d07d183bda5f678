import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { backendMessage, type RaanError } from '../../../core/kernel/errors'
import type { Order, OrderFile } from '../../../core/orders/orders.contract'
import { useView } from '../../runtime/use-engine'

/** The files of an order with the changes made here. */
export function useOrderFiles({ OrderNumber, files = [] }: Order) {
  const view = useView('orders.files', { OrderNumber }, OrderNumber)
  const { tasks, added, removed } = useSelector(view, ({ context }) => context)
  const isWorking = useSelector(view, (snapshot) => snapshot.matches('working'))
  const known = new Set(files.map(({ id }) => id))
  return {
    files: [...files, ...added.filter(({ id }) => !known.has(id))].filter(({ id }) => !removed.includes(id)),
    tasks,
    isWorking,
    add: (list: readonly { name: string; file: Blob }[]) => view.send({ type: 'files.add', files: list }),
    remove: ({ id, name }: OrderFile) => view.send({ type: 'file.remove', id, name }),
    cancel: (key: string) => view.send({ type: 'task.cancel', key }),
    retry: (key: string) => view.send({ type: 'task.retry', key }),
  }
}

/** The content of a file; undefined while it loads. */
export function useFile(OrderNumber: string, id: string) {
  const view = useView('orders.file', { key: { OrderNumber, id } }, `${OrderNumber} ${id}`)
  const content = useSelector(view, ({ context }) => context.value)
  const isFailed = useSelector(view, (snapshot) => snapshot.matches('failed') || snapshot.matches('missing'))
  return { content, isFailed, reload: () => view.send({ type: 'reload' }) }
}

export function useFileMessages() {
  const { t } = useLingui()
  return (error: RaanError): string => {
    const { code, detail } = error
    const fieldCode = detail.status === 413 ? 'too-large' : detail.fields?.file?.[0]
    if (fieldCode === 'too-large') return t`Larger than 4 MB.`
    if (fieldCode === 'type') return t`Only pictures (JPEG, PNG, WebP) and PDF files can be added.`
    if (fieldCode === 'empty') return t`The file is empty.`
    if (fieldCode === 'too-many') return t`An order has at most 10 files. Remove one first.`
    if (detail.status === 507) return t`The shop's disk is full.`
    if (detail.status === 404) return t`The order doesn't exist any more, or this shop stores no files.`
    if (code === 'forbidden') return t`You don't have permission to change the files of this order.`
    if (code === 'offline' || code === 'timeout') return t`The connection was lost. It's safe to try again.`
    return backendMessage(error) ?? t`Something went wrong. It's safe to try again.`
  }
}
