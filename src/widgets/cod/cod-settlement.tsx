import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { listsParcels } from '../../core/cod/cod.parcel-sheet'
import { isSettleable } from '../../core/cod/cod.settlement'
import { addSatang } from '../../core/kernel/money'
import { useStaffName } from '../orders/detail/use-staff'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Field, FieldError } from '../ui/field'
import { Textarea } from '../ui/input'
import { Price } from '../ui/price'
import * as css from './cod.css'
import { CodColumns } from './cod-columns'
import { CodLines } from './cod-lines'
import { CodOutcome } from './cod-outcome'
import type { Cod } from './use-cod'
import { useListFileMessages, useReadFile } from './use-list-file'

function Sums({ lines, ticked }: Pick<Cod, 'lines' | 'ticked'>) {
  const chosen = lines.filter((line) => isSettleable(line) && ticked.has(line.order?.OrderNumber ?? ''))
  const collected = addSatang(...chosen.flatMap(({ amount }) => (amount === undefined ? [] : [amount])))
  const expected = addSatang(...chosen.flatMap(({ order }) => (order ? [order.total] : [])))
  return (
    <p className={css.sums} aria-live="polite">
      <Plural value={chosen.length} one="# parcel selected" other="# parcels selected" />{' '}
      <span>
        <Trans>
          Amount collected <Price amount={collected} exact className={css.strong} />
        </Trans>
      </span>{' '}
      {collected !== expected && (
        <span className={css.late}>
          <Trans>
            instead of <Price amount={expected} exact />
          </Trans>
        </span>
      )}
    </p>
  )
}

/** What was not taken for a parcel, so that nothing goes missing unseen. */
function Others({ others }: Pick<Cod, 'others'>) {
  if (others.length === 0) return null
  return (
    <details>
      <summary className={css.summary}>
        <Plural value={others.length} one="# row isn't a parcel" other="# rows aren't parcels" />
      </summary>
      <ul className={css.others}>
        {others.map((text, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text
          <li key={nth}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function CodSettlement({ cod }: { cod: Cod }) {
  const { t } = useLingui()
  const staff = useStaffName()
  const file = useRef<HTMLInputElement>(null)
  const formRef = useRef<HTMLDivElement>(null)
  const list = useReadFile(
    ({ readListFile }, opened) => readListFile(opened, false, listsParcels),
    (read) => cod.setList(read.text),
  )
  const problemText = useListFileMessages()
  const { text, lines, others, columns, ticked, isTooLong, status } = cod
  const isStoring = status === 'storing'
  const setList = (next: string) => {
    list.clear()
    cod.setList(next)
  }
  const close = () => {
    setList('')
    // the button goes with the list
    formRef.current?.querySelector('textarea')?.focus()
  }
  const count = lines.filter((line) => isSettleable(line) && ticked.has(line.order?.OrderNumber ?? '')).length
  return (
    <Card title={t`Tick off a courier's list`}>
      <div ref={formRef} className={css.form}>
        <Field
          label={t`Paste the courier's list`}
          hint={t`Copy the rows from the courier's list, with their headings, or open the file (CSV or Excel).`}
          error={isTooLong && t`This is too long for a courier's list. Paste it in parts.`}
        >
          <Textarea
            rows={text === '' ? 4 : 8}
            spellCheck={false}
            autoComplete="off"
            className={css.list}
            value={text}
            readOnly={isStoring}
            onChange={setList}
          />
        </Field>
        <div className={css.actions}>
          <Button
            busy={list.isReading}
            disabled={isStoring}
            onClick={() => file.current?.click()}
          >{t`Open file`}</Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
            aria-label={t`Open file`}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? []
              if (chosen) void list.open(chosen)
              event.currentTarget.value = ''
            }}
          />
          {text !== '' && <Button look="ghost" disabled={isStoring} onClick={close}>{t`Close list`}</Button>}
        </div>
        {list.problem && <FieldError>{problemText(list.problem)}</FieldError>}
        {columns && <CodColumns columns={columns} isHeld={isStoring} onChoose={cod.chooseColumn} />}
        {text.trim() !== '' && lines.length === 0 && <p role="status">{t`No parcels found in this text.`}</p>}
        {lines.length > 0 && (
          <>
            <CodLines {...cod} isHeld={isStoring} />
            <Others others={others} />
            <div className={css.end}>
              <Sums lines={lines} ticked={ticked} />
              <Button
                look="primary"
                busy={cod.isStoringAt('list')}
                disabled={isStoring || count === 0}
                onClick={() => cod.store(staff)}
              >
                {t`Mark ${count} as received`}
              </Button>
            </div>
          </>
        )}
        <CodOutcome cod={cod} place="list" />
      </div>
    </Card>
  )
}
