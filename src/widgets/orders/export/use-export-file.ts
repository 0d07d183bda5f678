import { type RefObject, useState } from 'react'
import type { CourierFormat } from '../../../core/orders/couriers/orders.courier-formats'
import { courierSheet, type ParcelProblem } from '../../../core/orders/couriers/orders.courier-sheet'
import type { Order } from '../../../core/orders/orders.contract'
import { courierCsv, forCourier } from '../../../core/orders/orders.courier-csv'
import { ordersCsv, type SpreadsheetLabels, spreadsheetMoment } from '../../../core/orders/orders.spreadsheet'
import { saveFile } from '../../ui/save-file'

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
export type ExportFile = Omit<Made, 'write'> & { isSaved: boolean; isFailed: boolean; save(): void }

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

/** Writes the file and saves it; if some parcels can't be in it, only once the user says so. */
export function useExportFile(near: RefObject<HTMLElement | null>) {
  const [made, setMade] = useState<Made>()
  const [isSaved, setSaved] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const save = async (each: Made) => {
    setFailed(false)
    try {
      const blob = await each.write()
      if (near.current) saveFile(each.name, blob, near.current)
      setSaved(true)
    } catch {
      setFailed(true)
    }
  }
  const take = (orders: readonly Order[], at: string, chosen: ExportFormat, labels: SpreadsheetLabels) => {
    const next = make(orders, at, chosen, labels)
    setMade(next)
    if (next.count > 0 && next.problems.length === 0) void save(next)
  }
  const file: ExportFile | undefined = made && { ...made, isSaved, isFailed, save: () => void save(made) }
  return { file, take }
}
