import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { EmptyPanel } from '../ui/empty-panel'
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

// the plain file: one that is asked for again comes as it is
const preview = lazyPart(() => import('./preview/invoice-preview'))
const print = lazyPart(() => import('./print/invoice-print'))
const form = lazyPart(() => import('./form/invoice-form'))

/** One invoice before its code is here. */
export const InvoicePlaceholder = () => (
  <Loading className={css.rows}>
    <Skeleton shape="block" height={44} />
    <Skeleton shape="block" height={420} />
  </Loading>
)

function Room({ mode, ...props }: InvoiceRoomProps & { mode: InvoiceMode }) {
  const place = <InvoicePlaceholder />
  if (mode === 'preview')
    return (
      <Lazy part={preview} place={place}>
        {({ InvoicePreview }) => <InvoicePreview {...props} />}
      </Lazy>
    )
  if (mode === 'print')
    return (
      <Lazy part={print} place={place}>
        {({ InvoicePrint }) => <InvoicePrint {...props} />}
      </Lazy>
    )
  return (
    <Lazy part={form} place={place}>
      {({ InvoiceForm }) => <InvoiceForm {...props} />}
    </Lazy>
  )
}

/** Where there is no list to go back to. */
function Closed() {
  const { t } = useLingui()
  return (
    <EmptyPanel
      title={t`No invoice selected`}
      action={<WayButton to={{ mode: 'preview' }}>{t`Show newest invoice`}</WayButton>}
    />
  )
}

/** One invoice: looked at, written or printed. Another place is another room. */
export function InvoiceStage({ place, onSaved }: InvoiceRoomProps) {
  if (place.mode === 'list') return <Closed />
  return <Room key={JSON.stringify(place)} mode={place.mode} place={place} onSaved={onSaved} />
}
