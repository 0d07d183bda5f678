import { useLingui } from '@lingui/react/macro'
import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { lookUp } from '../../core/kernel/look-up'
import type { SheetText } from '../../core/kernel/sheet-choice'
import { useReadFile } from '../cod/use-list-file'
import { FailurePanel } from '../failure/failure-panel'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import * as form from '../ui/form.css'
import { Problem } from '../ui/problem'
import { useTakenFiles } from '../ui/taken-files'
import { useKeptFocus } from '../ui/use-kept-focus'
import { FileButtons } from './file-buttons'
import * as css from './transfer.css'

/** How far an import is, and what the user does. */
type ImportActions = {
  stage: string
  /** what the import would do is known, and stays while it is checked again */
  isPlanned: boolean
  error: RaanError | undefined
  /** records that are done, of how many */
  at: number
  total: number
  /** those of a workbook that may be meant, and the one that is read */
  sheets: readonly SheetText[]
  sheet: SheetText
  take(sheets: readonly SheetText[]): void
  chooseSheet(sheet: SheetText): void
  resume(): void
  reset(): void
}

type ImportStepsProps = {
  transfer: ImportActions
  /** which columns a file has, and what empty cells do */
  explanation: string
  /** why the rows of a file can't be read */
  problem: string | undefined
  /** what the user has to say of the file, below the problem */
  asked?: ReactNode
  /** said if the stored records couldn't be loaded */
  unplanned: { title: string; forbidden: string }
  /** what the import would do, with its buttons */
  planned: ReactNode
  /** what became of it */
  done: ReactNode
}

type ChooseFileProps = Pick<ImportStepsProps, 'transfer' | 'explanation' | 'problem' | 'asked'> & {
  /** whether another file was asked for: the file chooser opens at once */
  another: RefObject<boolean>
}

function ChooseFile({ transfer, explanation, problem, asked, another }: ChooseFileProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const file = useReadFile(
    ({ readSheetTexts }, chosen) => readSheetTexts(chosen),
    ({ sheets }) => transfer.take(sheets),
  )
  const isAsked = problem !== undefined || asked !== undefined
  useEffect(() => {
    if (another.current && !isAsked) input.current?.click()
    another.current = false
  }, [another, isAsked])
  const isBusy = file.isReading || transfer.stage === 'planning'
  const open = ([chosen]: readonly File[]) => {
    if (chosen && !isBusy) void file.open(chosen)
  }
  const { isOver, area } = useTakenFiles(open)
  const problems: Record<string, string> = {
    empty: t`The file is empty.`,
    'too-large': t`The file is larger than 4 MB.`,
    'old-excel': t`Old Excel files (.xls) and files with a password can't be read. Save it as .xlsx or CSV.`,
    'not-a-list': t`This file isn't a list. Choose a CSV or Excel file (.xlsx).`,
    unloaded: t`Couldn't read the file. Check your connection and choose it again.`,
  }
  const shown = file.problem ? lookUp(problems, file.problem) : problem
  return (
    <>
      <p className={form.quiet}>{explanation}</p>
      {shown && <Problem>{shown}</Problem>}
      {!file.problem && asked}
      <div className={classNames(css.file, isOver && css.over)} {...area}>
        <Button icon={<FileUp />} busy={isBusy} onClick={() => input.current?.click()}>
          {t`Choose a file`}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          aria-label={t`Choose a file`}
          onChange={(event) => {
            open([...(event.currentTarget.files ?? [])])
            // lets the same file be chosen again
            event.currentTarget.value = ''
          }}
        />
        <span className={css.quiet}>{t`or drop it here`}</span>
      </div>
    </>
  )
}

/** Several sheets of a workbook list what is imported. */
function ChooseSheet({ transfer }: Pick<ImportStepsProps, 'transfer'>) {
  const { t } = useLingui()
  return (
    <>
      <p role="status">{t`Several sheets of the file can be imported. Choose one; the others can follow.`}</p>
      <div className={css.actions}>
        {transfer.sheets.map((sheet) => (
          <Button key={sheet.name} onClick={() => transfer.chooseSheet(sheet)}>
            <bdi>{sheet.name}</bdi>
          </Button>
        ))}
      </div>
      <FileButtons onReset={transfer.reset} />
    </>
  )
}

function Running({ transfer }: Pick<ImportStepsProps, 'transfer'>) {
  const { t } = useLingui()
  const { at, total, stage, error } = transfer
  return (
    <>
      <p role="status">{t`${at} of ${total} done`}</p>
      <progress aria-label={t`Import`} value={at} max={Math.max(total, 1)} />
      {stage === 'paused' && (
        <Problem actions={<Button onClick={transfer.resume}>{t`Go on`}</Button>}>
          {error?.code === 'unauthenticated'
            ? t`Sign in again, then go on: nothing is imported twice.`
            : t`The shop's system didn't answer. Go on when it can be reached: nothing is imported twice.`}
        </Problem>
      )}
    </>
  )
}

/** Reads a file, says what importing it would do, and does it. */
export function ImportSteps({ transfer, explanation, problem, asked, unplanned, planned, done }: ImportStepsProps) {
  const { t } = useLingui()
  const stage = transfer.stage === 'planning' ? (transfer.isPlanned ? 'planned' : 'idle') : transfer.stage
  const steps = useRef<HTMLDivElement>(null)
  const another = useRef(false)
  useEffect(() => {
    another.current = ['choosing', 'planned', 'done'].includes(stage)
  }, [stage])
  useKeptFocus(steps, stage)
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Import from a file`}</h3>
      <div ref={steps} tabIndex={-1} className={css.steps}>
        {stage === 'idle' && (
          <ChooseFile transfer={transfer} explanation={explanation} problem={problem} asked={asked} another={another} />
        )}
        {stage === 'choosing' && <ChooseSheet transfer={transfer} />}
        {(stage === 'planned' || stage === 'done') && transfer.sheet.name !== '' && (
          <p className={form.quiet}>{t`Sheet: ${transfer.sheet.name}`}</p>
        )}
        {stage === 'unplanned' && (
          <FailurePanel
            error={transfer.error}
            title={unplanned.title}
            forbidden={unplanned.forbidden}
            onRetry={transfer.resume}
          />
        )}
        {stage === 'planned' && planned}
        {(stage === 'running' || stage === 'paused') && <Running transfer={transfer} />}
        {stage === 'done' && done}
      </div>
    </section>
  )
}
