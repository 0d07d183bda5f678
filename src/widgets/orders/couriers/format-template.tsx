import { Plural, useLingui } from '@lingui/react/macro'
import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, useRef, useState } from 'react'
import type { CourierTemplate } from '../../../core/orders/couriers/orders.courier-template'
import type { TemplateProblem } from '../../../core/orders/couriers/orders.courier-template-file'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { quiet } from '../../ui/form.css'
import { Problem } from '../../ui/problem'
import * as css from './couriers.css'
import type { FormatEdit } from './use-format-edit'

type FileProblem = TemplateProblem | 'unloaded'

/** Reads the latest file that the user chose; the code for it loads with the first. */
function useTemplateFile(onTemplate: (template: CourierTemplate) => void) {
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<FileProblem>()
  const latest = useRef<Blob>(undefined)
  const open = async (file: Blob) => {
    latest.current = file
    setReading(true)
    setProblem(undefined)
    const read = await import('../../../core/orders/couriers/orders.courier-template-file')
      .then(({ readTemplateFile }) => readTemplateFile(file))
      .catch(() => ({ problem: 'unloaded' as const }))
    if (latest.current !== file) return
    setReading(false)
    if ('template' in read) onTemplate(read.template)
    else setProblem(read.problem)
  }
  return { open, isReading, problem }
}

function useFileProblems(): Record<FileProblem, string> {
  const { t } = useLingui()
  return {
    empty: t`The file is empty.`,
    'too-large': t`The file is larger than 4 MB.`,
    'old-excel': t`Old Excel files (.xls) and files with a password can't be read. Save it as .xlsx or CSV.`,
    'not-a-list': t`This file isn't a template. Choose a CSV or Excel file (.xlsx).`,
    unloaded: t`Couldn't read the file. Check your connection and choose it again.`,
    headings: t`No row of the file's first sheet looks like headings.`,
  }
}

/** Starts from the courier's own template. */
export function FormatTemplate({ edit }: { edit: FormatEdit }) {
  const { t } = useLingui()
  const problems = useFileProblems()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [count, setCount] = useState(0)
  const file = useTemplateFile((template) => {
    setCount(template.columns.length)
    edit.takeTemplate(template)
  })
  const open = (chosen: File | undefined) => {
    if (!chosen || edit.stage === 'saving') return
    setCount(0)
    void file.open(chosen)
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  const unclear = edit.draft.columns.filter(({ field }) => field === '').length
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is offered next to a button that does the same */}
      <div
        className={classNames(css.template, isOver && css.over)}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          open(event.dataTransfer.files[0])
        }}
      >
        <Button icon={<FileUp />} busy={file.isReading} onClick={() => input.current?.click()}>
          {t`Start from the courier's template`}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          aria-label={t`Start from the courier's template`}
          onChange={(event) => {
            open(event.currentTarget.files?.[0])
            // lets the same file be chosen again
            event.currentTarget.value = ''
          }}
        />
        <span className={quiet}>{t`Choose or drop its Excel or CSV file: its headings become the columns.`}</span>
      </div>
      {file.problem && <Problem>{problems[file.problem]}</Problem>}
      <div role="status">
        {count > 0 && (
          <p>
            <Plural value={count} one="# column was read." other="# columns were read." />{' '}
            {unclear > 0 && (
              <Plural
                value={unclear}
                one="For # of them, choose what goes in."
                other="For # of them, choose what goes in."
              />
            )}
          </p>
        )}
      </div>
    </>
  )
}
