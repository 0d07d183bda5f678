import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button'
import { ErrorPanel } from '../../ui/error-panel'
import * as css from './export-dialog.css'
import type { useExport } from './use-export'

export type SavedFile = {
  name: string
  /** orders in it */
  count: number
  /** orders that no courier brings, or another one */
  leftOut: number
  save(): void
}

type ExportProgressProps = { reading: ReturnType<typeof useExport>; saved: SavedFile | undefined }

/** How far the reading is, and what came of it. */
export function ExportProgress({ reading, saved }: ExportProgressProps) {
  const { t } = useLingui()
  const { status, count, total } = reading
  if (status === 'failed')
    return (
      <ErrorPanel title={t`Couldn't load all orders`} onRetry={reading.retry} retryLabel={t`Resume`}>
        {reading.error?.code === 'offline' && !reading.error.detail.reason
          ? t`You're offline. ${count} of ${total} loaded. Export will continue from there.`
          : t`${count} of ${total} loaded. Export will continue from there.`}
      </ErrorPanel>
    )
  if (status === 'reading' || !saved)
    return (
      <div className={css.progress}>
        <p role="status">{total === 0 ? t`Loading orders…` : t`${count} of ${total} loaded`}</p>
        <progress className={css.meter} aria-label={t`Loading orders…`} value={count} max={Math.max(total, 1)} />
      </div>
    )
  const { name } = saved
  if (saved.count === 0)
    return <p role="status">{t`No orders here are waiting to be sent by this courier. No file was created.`}</p>
  return (
    <div className={css.progress} role="status">
      <p>
        <Plural value={saved.count} one="# order saved as" other="# orders saved as" />{' '}
        <bdi className={css.file}>{name}</bdi>
      </p>
      {saved.leftOut > 0 && (
        <p className={css.quiet}>
          <Plural
            value={saved.leftOut}
            one="# order is left out: not delivered by this courier, or already closed."
            other="# orders are left out: not delivered by this courier, or already closed."
          />
        </p>
      )}
      <Button look="ghost" size="s" onClick={saved.save}>
        {t`Save again`}
      </Button>
    </div>
  )
}
