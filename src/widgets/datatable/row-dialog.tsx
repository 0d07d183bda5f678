import { useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { type CellProblem, checkRow, draftOf } from '../../core/datatable/datatable.check'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { lookUp } from '../../core/kernel/look-up'
import { LeaveQuestion } from '../form/leave-question'
import { useConfirmedForm } from '../form/use-leave-confirmation'
import { useUnsaved } from '../form/use-unsaved'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import * as css from './datatable.css'
import { RowField } from './row-field'
import type { DatatableColumn } from './use-columns'

type RowDialogProps = {
  columns: readonly DatatableColumn[]
  /** the row to edit; undefined adds a new one */
  row: TableRow | undefined
  onSave(values: TableRow): void
  onClose(): void
}

export function RowDialog({ columns, row, onSave, onClose }: RowDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [begun] = useState(() => draftOf(columns, row))
  const [draft, setDraft] = useState(begun)
  /** columns whose input is invalid */
  const [faulty, setFaulty] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<Readonly<Record<string, CellProblem>>>({})
  const isDirty = faulty.length > 0 || columns.some(({ key }) => lookUp(draft, key) !== lookUp(begun, key))
  const unsaved = useUnsaved()
  const close = () => unsaved.ask(onClose)
  useConfirmedForm({ unsaved, part: 'row', containerRef: form, isDirty, onClose: close })
  const change = (key: string, text: string) => {
    setDraft({ ...draft, [key]: text })
    setProblems(Object.fromEntries(Object.entries(problems).filter(([each]) => each !== key)))
  }
  const save = () => {
    const checked = checkRow(columns, draft)
    if (checked.ok && faulty.length === 0) return onSave({ ...row, ...checked.values })
    const found = checked.ok ? {} : checked.problems
    setProblems(found)
    const at = columns.findIndex(({ key }) => lookUp(found, key) || faulty.includes(key))
    return form.current?.querySelectorAll<HTMLElement>('input, select')[at]?.focus()
  }
  return (
    <Dialog
      open
      look="wide"
      title={row ? t`Edit row` : t`Add row`}
      closeLabel={t`Close`}
      onClose={close}
      footer={
        <>
          <Button look="ghost" onClick={close}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" form={`${id}form`}>
            {row ? t`Save` : t`Add`}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={`${id}form`}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {columns.map((column) => (
          <RowField
            key={column.key}
            column={column}
            value={lookUp(draft, column.key) ?? ''}
            problem={lookUp(problems, column.key)}
            onChange={(text) => change(column.key, text)}
            onInvalid={(isFaulty) =>
              setFaulty((before) => [...before.filter((key) => key !== column.key), ...(isFaulty ? [column.key] : [])])
            }
          />
        ))}
      </form>
      <LeaveQuestion unsaved={unsaved} />
    </Dialog>
  )
}
