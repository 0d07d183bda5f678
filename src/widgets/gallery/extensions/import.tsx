import { useLingui } from '@lingui/react/macro'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { readCsv } from '../../../core/kernel/csv'
import { Button } from '../../ui/button'
import { ErrorPanel } from '../../ui/error-panel'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import * as css from '../gallery.css'

type Sheet = {
  name: string
  columns: readonly { at: number; name: string }[]
  rows: readonly { at: number; cells: string[] }[]
}

/** maximum rows shown */
const most = 100

function sheetOf([head = [], ...body]: string[][]): Omit<Sheet, 'name'> {
  return { columns: head.map((name, at) => ({ at, name })), rows: body.map((cells, at) => ({ at, cells })) }
}

function Preview({ columns, rows }: Sheet) {
  const { t } = useLingui()
  const shown = rows.slice(0, most)
  return (
    <>
      <p role="status">{t`${shown.length} of ${rows.length} rows`}</p>
      <Table caption={t`Rows of the file`} scrolls>
        <TableHead>
          {columns.map(({ at, name }) => (
            <HeadCell key={at}>{name}</HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <Row key={row.at}>
              {columns.map(({ at, name }) => (
                <Cell key={at} label={name}>
                  {row.cells[at]}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </>
  )
}

export function Import() {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [sheet, setSheet] = useState<Sheet>()
  const read = async (file: File | undefined) => {
    if (file) setSheet({ name: file.name, ...sheetOf(await file.text().then(readCsv, () => [])) })
  }
  return (
    <div className={css.column}>
      <div className={css.row}>
        <Button icon={<Upload />} onClick={() => input.current?.click()}>{t`Open file`}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            // lets the same file be chosen again
            currentTarget.value = ''
          }}
        />
        {sheet && <bdi translate="no">{sheet.name}</bdi>}
      </div>
      {sheet &&
        (sheet.rows.length > 0 ? (
          <Preview {...sheet} />
        ) : (
          <ErrorPanel title={t`No rows found in this file`}>{t`The first line names the columns.`}</ErrorPanel>
        ))}
    </div>
  )
}
