import { Plural, useLingui } from '@lingui/react/macro'
import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, useRef, useState } from 'react'
import { readTemplate } from '../../../core/orders/couriers/orders.courier-template'
import { useListFile } from '../../cod/use-list-file'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { quiet } from '../../ui/form.css'
import { Problem } from '../../ui/problem'
import * as css from './couriers.css'
import type { FormatEdit } from './use-format-edit'

function useFileProblems() {
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
  const [taken, setTaken] = useState<{ columns: number } | 'headings'>()
  const file = useListFile((text) => {
    const template = readTemplate(text)
    setTaken(template ? { columns: template.columns.length } : 'headings')
    if (template) edit.takeTemplate(template)
  }, true)
  const open = (chosen: File | undefined) => {
    if (!chosen || edit.stage === 'saving') return
    setTaken(undefined)
    void file.open(chosen)
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  const problem = file.problem ?? (taken === 'headings' ? taken : undefined)
  const count = typeof taken === 'object' ? taken.columns : 0
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
      {problem && <Problem>{problems[problem]}</Problem>}
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
