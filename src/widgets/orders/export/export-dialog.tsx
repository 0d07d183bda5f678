import { messages } from 'langraan:messages/orders.export'
import { Plural, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { deliveryTypes, type Order } from '../../../core/orders/orders.contract'
import { courierCsv, forCourier } from '../../../core/orders/orders.courier-csv'
import type { OrderFilters } from '../../../core/orders/orders.machine'
import { ordersCsv, spreadsheetMoment } from '../../../core/orders/orders.spreadsheet'
import type { Shop } from '../../../core/shops/shops.contract'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorPanel } from '../../ui/error-panel'
import { Field } from '../../ui/field'
import { RadioGroup } from '../../ui/radio-group'
import { saveFile } from '../../ui/save-file'
import { Select } from '../../ui/select'
import type { OrdersSort } from '../use-orders'
import * as css from './export-dialog.css'
import { useExport } from './use-export'
import { useSpreadsheetMessages } from './use-spreadsheet-messages'

type SavedFile = {
  name: string
  /** orders in the file */
  count: number
  /** orders without a courier or with another one */
  leftOut: number
  save(): void
}

type ExportProgressProps = { reading: ReturnType<typeof useExport>; saved: SavedFile | undefined }

function ExportProgress({ reading, saved }: ExportProgressProps) {
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

type ExportDialogProps = {
  /** empty: all matching orders */
  selected: readonly Order[]
  filters: OrderFilters
  sort: OrdersSort
  /** number of matching orders */
  total: number
  shops: readonly Shop[]
  onClose(): void
}

type Format = 'orders' | 'courier'

const couriers = deliveryTypes.filter(({ type }) => type === 'courier')
const Nothing = () => null

function ExportDialogView({ selected, filters, sort, total, shops, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const messages = useSpreadsheetMessages(shops)
  const [format, setFormat] = useState<Format>('orders')
  const [courier, setCourier] = useState('')
  const [saved, setSaved] = useState<SavedFile>()
  const containerRef = useRef<HTMLDivElement>(null)

  const reading = useExport((orders, at) => {
    const wanted = format === 'orders' ? orders : forCourier(orders, courier || undefined)
    const text = format === 'orders' ? ordersCsv(wanted, messages) : courierCsv(wanted)
    const moment = spreadsheetMoment(at).replace(' ', '-').replace(':', '')
    const name = `${format === 'orders' ? 'orders' : `courier${courier && `-${courier}`}`}-${moment}.csv`
    const save = () => {
      const near = containerRef.current
      if (near && wanted.length > 0) saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }), near)
    }
    save()
    setSaved({ name, count: wanted.length, leftOut: orders.length - wanted.length, save })
  })
  const isIdle = reading.status === 'idle'
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
            <Button look="primary" disabled={count === 0} onClick={start}>
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
      <div ref={containerRef} className={css.choices}>
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
                  label: t`Parcels for a courier (CSV)`,
                  hint: t`Recipients and COD amounts with Thai headings. Only open orders delivered by courier.`,
                },
              ]}
            />
            {format === 'courier' && (
              <Field label={t`Courier`}>
                <Select
                  value={courier}
                  onChange={setCourier}
                  options={[
                    { value: '', label: t`All couriers` },
                    ...couriers.map(({ value, label }) => ({ value: value as string, label: label as string })),
                  ]}
                />
              </Field>
            )}
          </>
        ) : (
          <ExportProgress reading={reading} saved={saved} />
        )}
      </div>
    </Dialog>
  )
}

export const ExportDialog = defineWidget<ExportDialogProps>({
  apps: {},
  messages: [messages],
  Skeleton: Nothing,
  View: ExportDialogView,
})
