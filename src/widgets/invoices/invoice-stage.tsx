import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { chunkOf, useChunk } from '../order/use-chunk'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import type { InvoiceMode, InvoicePlace } from './invoice-ways'
import * as css from './invoices.css'
import { WayButton } from './way-button'

export type InvoiceSaved = { id: number; isNew: boolean }

/** What a room gets: where it is, and whom it tells. */
export type InvoiceRoomProps = {
  place: InvoicePlace
  onSaved?: ((detail: InvoiceSaved) => void) | undefined
}

const form = chunkOf(() => import('./form/invoice-form').then((file) => ({ Part: file.InvoiceForm })))
const rooms = {
  preview: chunkOf(() => import('./preview/invoice-preview').then((file) => ({ Part: file.InvoicePreview }))),
  print: chunkOf(() => import('./print/invoice-print').then((file) => ({ Part: file.InvoicePrint }))),
  edit: form,
  add: form,
}

/** One invoice before its code is here. */
export const InvoicePlaceholder = () => (
  <Loading className={css.rows}>
    <Skeleton shape="block" height={44} />
    <Skeleton shape="block" height={420} />
  </Loading>
)

function Room({ mode, ...props }: InvoiceRoomProps & { mode: InvoiceMode }) {
  const { t } = useLingui()
  const { file, isFailed, enter } = useChunk<{ Part: ComponentType<InvoiceRoomProps> }>(rooms[mode], true)
  if (file) return <file.Part {...props} />
  if (!isFailed) return <InvoicePlaceholder />
  return (
    <ErrorPanel title={t`This part could not be loaded`} onRetry={enter} retryLabel={t`Try again`}>
      {t`Check the connection and try again.`}
    </ErrorPanel>
  )
}

/** Where there is no list to go back to. */
function Closed() {
  const { t } = useLingui()
  return (
    <EmptyPanel
      title={t`No invoice is open`}
      action={<WayButton to={{ mode: 'preview' }}>{t`Show the newest invoice`}</WayButton>}
    />
  )
}

/** One invoice: looked at, written or printed. Another place is another room. */
export function InvoiceStage({ place, onSaved }: InvoiceRoomProps) {
  if (place.mode === 'list') return <Closed />
  return <Room key={JSON.stringify(place)} mode={place.mode} place={place} onSaved={onSaved} />
}
