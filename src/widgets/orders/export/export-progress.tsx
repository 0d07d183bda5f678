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
      <ErrorPanel title={t`The orders could not all be read`} onRetry={reading.retry} retryLabel={t`Go on`}>
        {reading.error?.code === 'offline' && !reading.error.detail.reason
          ? t`No connection. ${count} of ${total} are read; it goes on from there.`
          : t`${count} of ${total} are read; it goes on from there.`}
      </ErrorPanel>
    )
  if (status === 'reading' || !saved)
    return (
      <div className={css.progress}>
        <p role="status">{total === 0 ? t`Reading the orders …` : t`${count} of ${total} read`}</p>
        <progress className={css.meter} aria-label={t`Reading the orders …`} value={count} max={Math.max(total, 1)} />
      </div>
    )
  const { name } = saved
  if (saved.count === 0)
    return <p role="status">{t`No order here is brought by this courier and still to be sent. No file was made.`}</p>
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
            one="# order is left out: not brought by this courier, or over already."
            other="# orders are left out: not brought by this courier, or over already."
          />
        </p>
      )}
      <Button look="ghost" size="s" onClick={saved.save}>
        {t`Save it again`}
      </Button>
    </div>
  )
}
