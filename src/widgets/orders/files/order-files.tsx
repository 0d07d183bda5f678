import { messages } from 'langraan:messages/orders.files'
import { useLingui } from '@lingui/react/macro'
import Add from 'lucide-react/icons/image-plus'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { isRefusal } from '../../../core/kernel/errors'
import type { FileTask } from '../../../core/orders/files/orders.files.machine'
import { orderFilesViews } from '../../../core/orders/files/views'
import type { Order } from '../../../core/orders/orders.contract'
import { isErased } from '../../../core/orders/orders.status'
import { defineWidget } from '../../runtime/define-widget'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { useMay } from '../../runtime/use-may'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Problem } from '../../ui/problem'
import { shrinkPicture } from '../../ui/shrink-picture'
import { Spinner } from '../../ui/spinner'
import { FileThumbnail } from './file-thumbnail'
import * as css from './files.css'
import { useFileMessages, useOrderFiles } from './use-order-files'

type TaskProps = { task: FileTask; onCancel(): void; onRetry(): void }

function Task({ task, onCancel, onRetry }: TaskProps) {
  const { t } = useLingui()
  const textOf = useFileMessages()
  const { name, error, kind } = task
  if (error)
    return (
      <Problem
        actions={
          <>
            {!isRefusal(error) && <Button size="s" onClick={onRetry}>{t`Try again`}</Button>}
            <Button size="s" look="ghost" label={t`Dismiss ${name}`} onClick={onCancel}>{t`Dismiss`}</Button>
          </>
        }
      >
        <bdi>{name}</bdi>: {textOf(error)}
      </Problem>
    )
  return (
    <div role="status" className={css.task}>
      <Spinner />
      <span className={css.taskName}>{kind === 'add' ? t`Adding ${name}…` : t`Removing ${name}…`}</span>
      {kind === 'add' && (
        <Button size="s" look="ghost" label={t`Cancel adding ${name}`} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      )}
    </div>
  )
}

/** Files pasted anywhere in the drawer or page, unless into a field that takes text. */
function usePastedFiles(node: { current: HTMLElement | null }, isWanted: boolean, onFiles: (files: File[]) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const root = isWanted ? (node.current?.closest('dialog') ?? node.current?.getRootNode()) : undefined
    if (!root) return
    const listen = (event: Event) => take(event as ClipboardEvent)
    root.addEventListener('paste', listen)
    return () => root.removeEventListener('paste', listen)
  }, [isWanted, node, take])
}

function OrderFilesView({ order }: { order: Order }) {
  const { t } = useLingui()
  const may = useMay()
  const all = useOrderFiles(order)
  const node = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const [isOver, setOver] = useState(false)
  const [asked, setAsked] = useState<(typeof all.files)[number]>()
  const canRemove = may('write', 'Order')
  const canAdd = canRemove && !isErased(order)
  const add = async (files: Iterable<File>) => {
    for (const file of [...files]) all.add([await shrinkPicture(file)])
  }
  usePastedFiles(node, canAdd, (files) => void add(files))
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!canAdd || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    if (canAdd) void add(event.dataTransfer.files)
  }
  if (!canAdd && all.files.length === 0) return null
  const name = asked?.name ?? ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is offered next to a button that does the same
    <div
      ref={node}
      className={classNames(css.root, isOver && css.over)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <h4 id={headingId} className={css.heading}>{t`Slip pictures`}</h4>
      {all.files.length > 0 && (
        <ul className={css.list} aria-labelledby={headingId}>
          {all.files.map((file) => (
            <FileThumbnail
              key={file.id}
              OrderNumber={order.OrderNumber}
              file={file}
              onRemove={canRemove ? () => setAsked(file) : undefined}
            />
          ))}
        </ul>
      )}
      {all.tasks.map((task) => (
        <Task key={task.key} task={task} onCancel={() => all.cancel(task.key)} onRetry={() => all.retry(task.key)} />
      ))}
      {canAdd && (
        <div className={css.tools}>
          <Button icon={<Add />} onClick={() => input.current?.click()}>{t`Add a picture`}</Button>
          <span className={css.hint}>{t`Or drop or paste it here.`}</span>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept="image/jpeg,image/png,image/webp,application/pdf"
            aria-label={t`Add a picture`}
            onChange={(event) => {
              void add(event.currentTarget.files ?? [])
              event.currentTarget.value = ''
            }}
          />
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        dangerous
        title={t`Remove ${name}?`}
        confirmLabel={t`Remove`}
        cancelLabel={t`Keep`}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) all.remove(asked)
          setAsked(undefined)
        }}
      >
        {t`It can't be restored.`}
      </ConfirmDialog>
    </div>
  )
}

export const OrderFiles = defineWidget<{ order: Order }>({
  apps: { auth: authApp },
  views: orderFilesViews,
  messages: [messages],
  Skeleton: () => null,
  View: OrderFilesView,
})
