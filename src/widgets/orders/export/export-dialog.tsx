import { messages } from 'langraan:messages/orders.export'
import { Plural, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { courierFormatViews } from '../../../core/orders/couriers/views'
import { deliveryTypes, type Order } from '../../../core/orders/orders.contract'
import type { OrderFilters } from '../../../core/orders/orders.machine'
import type { Shop } from '../../../core/shops/shops.contract'
import { defineWidget } from '../../runtime/define-widget'
import { useMay } from '../../runtime/use-may'
import { useShopLimit } from '../../runtime/use-shop-limit'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorPanel } from '../../ui/error-panel'
import { Field } from '../../ui/field'
import { RadioGroup } from '../../ui/radio-group'
import { Select } from '../../ui/select'
import { useKeptFocus } from '../../ui/use-kept-focus'
import { useCourierFormats } from '../couriers/use-courier-formats'
import type { OrdersSort } from '../use-orders'
import * as css from './export-dialog.css'
import { ExportResult } from './export-result'
import { useExport } from './use-export'
import { type ExportFile, useExportFile } from './use-export-file'
import { useSpreadsheetMessages } from './use-spreadsheet-messages'

type ExportProgressProps = { reading: ReturnType<typeof useExport>; file: ExportFile | undefined }

function ExportProgress({ reading, file }: ExportProgressProps) {
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
  if (status === 'reading' || !file)
    return (
      <div className={css.progress}>
        <p role="status">{total === 0 ? t`Loading orders…` : t`${count} of ${total} loaded`}</p>
        <progress className={css.meter} aria-label={t`Loading orders…`} value={count} max={Math.max(total, 1)} />
      </div>
    )
  return <ExportResult file={file} />
}

type CourierNoteProps = {
  courier: string
  formats: ReturnType<typeof useCourierFormats>
  formatsHref: ((courier: string) => string) | undefined
}

/** Whose format the file will have. */
function CourierNote({ courier, formats, formatsHref }: CourierNoteProps) {
  const { t } = useLingui()
  const may = useMay()
  const limit = useShopLimit()
  const link = formatsHref && may('write', 'Shop') && !limit && (
    <a className={css.link} href={formatsHref(courier)}>{t`Change the format`}</a>
  )
  if (courier === '')
    return <p className={css.quiet}>{t`One list of all parcels, including those of Thailand Post, as CSV.`}</p>
  if (formats.status === 'failed' && !formats.isKnown)
    return (
      <ErrorPanel
        title={t`Couldn't load this courier's format`}
        onRetry={formats.reload}
        retryLabel={t`Try again`}
      >{t`Without it, the file might not be what the courier takes.`}</ErrorPanel>
    )
  const isOwn = formats.stored.some((each) => each.courier === courier && each.own)
  return (
    <p className={css.quiet}>
      {isOwn
        ? t`In your own format.`
        : t`Couriers don't publish their columns: these aren't verified. Compare the first file with the template of your account.`}{' '}
      {link}
    </p>
  )
}

type ExportDialogProps = {
  /** empty: all matching orders */
  selected: readonly Order[]
  filters: OrderFilters
  sort: OrdersSort
  /** number of matching orders */
  total: number
  shops: readonly Shop[]
  /** address where a courier's format is changed */
  formatsHref?: ((courier: string) => string) | undefined
  onClose(): void
}

type Format = 'orders' | 'courier'

const couriers = deliveryTypes.filter(({ type }) => type !== 'self')
const Nothing = () => null

function ExportDialogView({ selected, filters, sort, total, shops, formatsHref, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const messages = useSpreadsheetMessages(shops)
  const [format, setFormat] = useState<Format>('orders')
  const [courier, setCourier] = useState('')
  const containerRef = useRef<HTMLDivElement>(null)
  const { file, take } = useExportFile(containerRef)
  const formats = useCourierFormats()
  // an own format that couldn't be loaded isn't replaced by another
  const isWaiting = format === 'courier' && courier !== '' && !formats.isKnown
  const reading = useExport((read) =>
    take(
      read,
      format === 'orders' ? { kind: 'orders' } : { kind: 'courier', courier, format: formats.formatFor(courier) },
      messages,
    ),
  )
  const isIdle = reading.status === 'idle'
  // each step replaces the button that led to it
  useKeptFocus(containerRef, `${reading.status} ${file?.isSaved}`)
  const start = () =>
    reading.start(
      selected.length > 0
        ? { orders: selected }
        : { query: { ...filters, sortBy: sort.column, sortDesc: sort.order === 'descending' } },
    )
  const count = selected.length > 0 ? selected.length : total
  return (
    <Dialog
      open
      title={t`Export orders`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        isIdle ? (
          <>
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button look="primary" disabled={count === 0 || isWaiting} onClick={start}>
              <Plural value={count} one="Export # order" other="Export # orders" />
            </Button>
          </>
        ) : (
          <Button data-autofocus="" onClick={reading.status === 'reading' ? reading.cancel : onClose}>
            {reading.status === 'reading' ? t`Cancel` : t`Close`}
          </Button>
        )
      }
    >
      <div ref={containerRef} tabIndex={-1} className={css.choices}>
        {isIdle ? (
          <>
            <p>
              {selected.length > 0 ? (
                <Plural value={count} one="The selected order." other="The # selected orders." />
              ) : (
                <Plural
                  value={count}
                  _0="No orders match the filters."
                  one="The one order that matches the filters."
                  other="All # orders that match the filters, on every page."
                />
              )}
            </p>
            <RadioGroup<Format>
              label={t`File`}
              value={format}
              onChange={setFormat}
              options={[
                { value: 'orders', label: t`Orders (CSV)`, hint: t`All columns, amounts in baht. Opens in Excel.` },
                {
                  value: 'courier',
                  label: t`Parcels for a courier (Excel)`,
                  hint: t`Recipients and COD amounts in the courier's columns. Only open orders that it delivers.`,
                },
              ]}
            />
            {format === 'courier' && (
              <>
                <Field label={t`Courier`}>
                  <Select
                    value={courier}
                    onChange={setCourier}
                    options={[
                      { value: '', label: t`All couriers` },
                      ...couriers.map((type) => ({ value: type.value as string, label: messages.delivery(type) })),
                    ]}
                  />
                </Field>
                <CourierNote courier={courier} formats={formats} formatsHref={formatsHref} />
              </>
            )}
          </>
        ) : (
          <ExportProgress reading={reading} file={file} />
        )}
      </div>
    </Dialog>
  )
}

export const ExportDialog = defineWidget<ExportDialogProps>({
  apps: {},
  views: courierFormatViews,
  messages: [messages],
  Skeleton: Nothing,
  View: ExportDialogView,
})
