import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type CsvCell, writeCsv } from '../../core/kernel/csv'
import { Button } from '../ui/button'
import { Problem } from '../ui/problem'
import { saveFile } from '../ui/save-file'
import * as css from './transfer.css'

type Rows = readonly (readonly CsvCell[])[]

/** The spreadsheet library loads with the first Excel file. */
const writers = {
  xlsx: async (rows: Rows) => (await import('../../core/kernel/workbook')).workbookOf(rows),
  csv: async (rows: Rows) => new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }),
}

export type SheetKind = keyof typeof writers

type SheetButtonsProps = {
  /** of the file, without its ending */
  name: string
  /** The rows; rejects if they couldn't be loaded. */
  read(): Promise<Rows>
  /** Enters the file in the activity log; if it rejects, nothing is saved. */
  note?(file: string, rows: number): Promise<unknown>
  disabled?: boolean
}

/** Saves a table as an Excel or a CSV file. */
export function SheetButtons({ name, read, note, disabled = false }: SheetButtonsProps) {
  const { t } = useLingui()
  const near = useRef<HTMLDivElement>(null)
  const [writing, setWriting] = useState<SheetKind>()
  const [isUnsaved, setUnsaved] = useState(false)
  const save = async (kind: SheetKind) => {
    setWriting(kind)
    setUnsaved(false)
    try {
      const rows = await read()
      const content = await writers[kind](rows)
      const file = `${name}.${kind}`
      // the first row has the headings
      await note?.(file, rows.length - 1)
      if (near.current) saveFile(file, content, near.current)
    } catch {
      setUnsaved(true)
    } finally {
      setWriting(undefined)
    }
  }
  return (
    <>
      {isUnsaved && <Problem>{t`Couldn't save the file. Check your connection and try again.`}</Problem>}
      <div ref={near} className={css.actions}>
        <Button
          busy={writing === 'xlsx'}
          disabled={disabled || writing === 'csv'}
          onClick={() => void save('xlsx')}
        >{t`Save as Excel`}</Button>
        <Button
          look="ghost"
          busy={writing === 'csv'}
          disabled={disabled || writing === 'xlsx'}
          onClick={() => void save('csv')}
        >{t`Save as CSV`}</Button>
      </div>
    </>
  )
}
