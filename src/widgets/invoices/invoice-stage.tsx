import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { EmptyPanel } from '../ui/empty-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import { type InvoiceLocation, type InvoiceMode, NavigationButton } from './invoice-navigation'
import * as css from './invoices.css'

export type InvoiceSaved = { id: number; isNew: boolean }

/** What a room gets: where it is, and whom it tells. */
export type InvoicePartProps = {
  location: InvoiceLocation
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

function Part({ mode, ...props }: InvoicePartProps & { mode: InvoiceMode }) {
  const fallback = <InvoicePlaceholder />
  if (mode === 'preview')
    return (
      <Lazy part={preview} fallback={fallback}>
        {({ InvoicePreview }) => <InvoicePreview {...props} />}
      </Lazy>
    )
  if (mode === 'print')
    return (
      <Lazy part={print} fallback={fallback}>
        {({ InvoicePrint }) => <InvoicePrint {...props} />}
      </Lazy>
    )
  return (
    <Lazy part={form} fallback={fallback}>
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
      action={<NavigationButton to={{ mode: 'preview' }}>{t`Show newest invoice`}</NavigationButton>}
    />
  )
}

/** One invoice: looked at, written or printed. Another place is another room. */
export function InvoiceStage({ location, onSaved }: InvoicePartProps) {
  if (location.mode === 'list') return <Closed />
  return <Part key={JSON.stringify(location)} mode={location.mode} location={location} onSaved={onSaved} />
}
