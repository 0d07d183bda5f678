import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { EmptyPanel } from '../ui/empty-panel'
import { type InvoiceMode, NavigationButton } from './invoice-navigation'
import { type InvoicePartProps, InvoicePlaceholder } from './invoice-part'

// keep a bare import(): a retry resolves to the module itself
const preview = lazyPart(() => import('./preview/invoice-preview'))
const print = lazyPart(() => import('./print/invoice-print'))
const form = lazyPart(() => import('./form/invoice-form'))

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

function Closed() {
  const { t } = useLingui()
  return (
    <EmptyPanel
      title={t`No invoice selected`}
      action={<NavigationButton to={{ mode: 'preview' }}>{t`Show newest invoice`}</NavigationButton>}
    />
  )
}

export function InvoiceStage({ location, onSaved }: InvoicePartProps) {
  if (location.mode === 'list') return <Closed />
  return <Part key={JSON.stringify(location)} mode={location.mode} location={location} onSaved={onSaved} />
}
