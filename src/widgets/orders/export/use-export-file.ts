import { type RefObject, useRef, useState } from 'react'
import { loadedOnce } from '../../../core/kernel/loaded-once'
import type { CourierFormat } from '../../../core/orders/couriers/orders.courier-formats'
import { courierSheet, type ParcelProblem } from '../../../core/orders/couriers/orders.courier-sheet'
import type { Order } from '../../../core/orders/orders.contract'
import { courierCsv, forCourier } from '../../../core/orders/orders.courier-csv'
import { ordersCsv, type SpreadsheetLabels, spreadsheetMoment } from '../../../core/orders/orders.spreadsheet'
import type { ExportNote } from '../../../core/users/activity/users.exports.contract'
import { useEngine } from '../../runtime/use-engine'
import { saveFile } from '../../ui/save-file'
import type { ReadOrders } from './use-export'

/** All orders, or the parcels of a courier in its format; '' = of every courier, in one list. */
export type ExportFormat = { kind: 'orders' } | { kind: 'courier'; courier: string; format?: CourierFormat | undefined }

type Made = {
  name: string
  /** orders in the file */
  count: number
  /** orders without a courier or with another one */
  leftOut: number
  problems: readonly ParcelProblem[]
  /** headings of columns that stay empty: what goes in isn't known here */
  unknown: readonly string[]
  /** parcels of every courier */
  isOfAll: boolean
  write(): Promise<Blob>
}
/** `note`: the activity log doesn't have the export, so that no file was saved */
type Failure = 'note' | 'file'
export type ExportFile = Omit<Made, 'write'> & { isSaved: boolean; failure: Failure | undefined; save(): void }

const csv = (text: string) => Promise.resolve(new Blob([text], { type: 'text/csv;charset=utf-8' }))

function make(orders: readonly Order[], at: string, chosen: ExportFormat, labels: SpreadsheetLabels): Made {
  const moment = spreadsheetMoment(at).replace(' ', '-').replace(':', '')
  if (chosen.kind === 'orders') {
    const write = () => csv(ordersCsv(orders, labels))
    return {
      name: `orders-${moment}.csv`,
      count: orders.length,
      leftOut: 0,
      problems: [],
      unknown: [],
      isOfAll: true,
      write,
    }
  }
  const { courier, format } = chosen
  const wanted = forCourier(orders, courier || undefined)
  const leftOut = orders.length - wanted.length
  if (!format) {
    const write = () => csv(courierCsv(wanted))
    return {
      name: `courier-${moment}.csv`,
      count: wanted.length,
      leftOut,
      problems: [],
      unknown: [],
      isOfAll: courier === '',
      write,
    }
  }
  const sheet = courierSheet(wanted, format)
  return {
    name: `courier-${courier}-${moment}.${format.file === 'xlsx' ? 'xlsx' : 'csv'}`,
    count: sheet.rows.length,
    leftOut,
    problems: sheet.problems,
    unknown: sheet.unknown,
    isOfAll: false,
    // with the spreadsheet library
    write: async () => (await import('../../../core/orders/couriers/orders.courier-file')).courierFile(sheet, format),
  }
}

/** Enters the export in the activity log, once however often its file is saved. */
function useExportNote() {
  const engine = useEngine()
  const noted = useRef('')
  return async (key: ExportNote) => {
    if (noted.current === key.key) return
    await loadedOnce(engine.view('orders.exported', { key }))
    noted.current = key.key
  }
}

/** Writes the file and saves it; if some parcels can't be in it, only once the user says so. */
export function useExportFile(near: RefObject<HTMLElement | null>) {
  const note = useExportNote()
  const [made, setMade] = useState<{ file: Made; note: ExportNote }>()
  const [isSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const save = async (each: NonNullable<typeof made>) => {
    setFailure(undefined)
    let step: Failure = 'file'
    try {
      const blob = await each.file.write()
      step = 'note'
      await note(each.note)
      if (near.current) saveFile(each.file.name, blob, near.current)
      setSaved(true)
    } catch {
      setFailure(step)
    }
  }
  const take = ({ orders, at, key, filters }: ReadOrders, chosen: ExportFormat, labels: SpreadsheetLabels) => {
    const file = make(orders, at, chosen, labels)
    const ofCourier = chosen.kind === 'courier' && chosen.courier !== '' && { deliveryType: chosen.courier }
    const next = {
      file,
      note: {
        key,
        list: chosen.kind === 'orders' ? ('orders' as const) : ('parcels' as const),
        file: file.name,
        rows: file.count,
        filters: { ...filters, ...ofCourier },
      },
    }
    setMade(next)
    if (file.count > 0 && file.problems.length === 0) void save(next)
  }
  const file: ExportFile | undefined = made && { ...made.file, isSaved, failure, save: () => void save(made) }
  return { file, take }
}
