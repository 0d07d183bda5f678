import { Plural, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { useListFile } from '../../cod/use-list-file'
import { FailurePanel } from '../../failure/failure-panel'
import { Button } from '../../ui/button'
import * as form from '../../ui/form.css'
import { Problem } from '../../ui/problem'
import { useProductMessages } from '../edit/use-product-messages'
import * as css from './transfer.css'
import type { Transfer } from './use-transfer'

function useFileProblems() {
  const { t } = useLingui()
  const problems: Record<string, string> = {
    empty: t`The file has no products.`,
    'too-large': t`The file is larger than 4 MB.`,
    'old-excel': t`Old Excel files (.xls) and files with a password can't be read. Save it as .xlsx or CSV.`,
    'not-a-list': t`This file isn't a list. Choose a CSV or Excel file (.xlsx).`,
    unloaded: t`Couldn't read the file. Check your connection and choose it again.`,
    headings: t`No row names the columns. It needs a heading Product and one more, such as Price or SKU.`,
    'too-long': t`The file has more than 5,000 rows. Import it in parts.`,
  }
  return (code: string): string => lookUp(problems, code) ?? code
}

function ChooseFile({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const file = useListFile(transfer.take, true)
  const problemOf = useFileProblems()
  const problem = file.problem ?? transfer.problem
  return (
    <>
      <p className={form.quiet}>
        {t`A CSV or Excel file with headings such as Product, SKU, Price, In the shop. Before anything is stored, you see what it will do. Blank cells change nothing.`}
      </p>
      {problem && <Problem>{problemOf(problem)}</Problem>}
      <div className={css.actions}>
        <Button busy={file.isReading || transfer.stage === 'planning'} onClick={() => input.current?.click()}>
          {t`Choose a file`}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          aria-label={t`Choose a file`}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? []
            if (chosen) void file.open(chosen)
            event.currentTarget.value = ''
          }}
        />
      </div>
    </>
  )
}

const mostShown = 100

function Planned({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const messages = useProductMessages()
  const { added, changed, same } = transfer.counts
  const count = added + changed
  return (
    <>
      <ul className={css.list}>
        <li>
          <Plural value={added} one="# new product" other="# new products" />
        </li>
        <li>
          <Plural value={changed} one="# product will change" other="# products will change" />
        </li>
        <li>
          <Plural value={same} one="# product stays as it is" other="# products stay as they are" />
        </li>
      </ul>
      {changed > 0 && (
        <ul className={css.list}>
          {transfer.changed.slice(0, mostShown).map(({ line, name, base, draft, stocks }) => (
            <li key={line}>
              {t`Row ${line}`} <bdi>{name}</bdi>:{' '}
              {base &&
                messages
                  .planned(base, draft, stocks)
                  .map(({ label, from, to }) => (from === to ? label : `${label} ${from || '–'} → ${to || '–'}`))
                  .join(' · ')}
            </li>
          ))}
          {changed > mostShown && (
            <li>
              <Plural value={changed - mostShown} one="and # more product" other="and # more products" />
            </li>
          )}
        </ul>
      )}
      {transfer.wrong.length > 0 && (
        <>
          <p className={css.wrong}>
            <Plural
              value={transfer.wrong.length}
              one="# product can't be imported:"
              other="# products can't be imported:"
            />
          </p>
          <ul className={css.list}>
            {transfer.wrong.slice(0, mostShown).map(({ line, name, errors, draft }) => (
              <li key={line}>
                {t`Row ${line}`} <bdi>{name}</bdi>:{' '}
                {messages
                  .fieldErrors(errors, draft)
                  .map(({ label, text }) => `${label}: ${text}`)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={css.actions}>
        <Button onClick={transfer.reset}>{t`Choose another file`}</Button>
        {count > 0 && (
          <Button look="primary" onClick={transfer.start}>
            <Plural value={count} one="Import # product" other="Import # products" />
          </Button>
        )}
      </div>
    </>
  )
}

function Running({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const { at, total } = transfer
  return (
    <>
      <p role="status">{t`${at} of ${total} done`}</p>
      <progress aria-label={t`Import`} value={at} max={Math.max(total, 1)} />
      {transfer.stage === 'paused' && (
        <Problem actions={<Button onClick={transfer.resume}>{t`Go on`}</Button>}>
          {t`There was no response. Go on once you're online: nothing is imported twice.`}
        </Problem>
      )}
    </>
  )
}

function Done({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const messages = useProductMessages()
  const { total, failures } = transfer
  return (
    <>
      <p role="status">
        <Plural value={total - failures.length} one="# product imported" other="# products imported" />
      </p>
      {failures.length > 0 && (
        <ul className={css.list}>
          {failures.slice(0, mostShown).map(({ line, name, error }) => (
            <li key={line} className={css.wrong}>
              {t`Row ${line}`} <bdi>{name}</bdi>:{' '}
              {error.detail.fields
                ? Object.values(error.detail.fields).map(messages.errorText).join(' · ')
                : messages.failure(error)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Reads a file, says what importing it would do, and does it. */
export function ProductImport({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const { stage } = transfer
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Import from a file`}</h3>
      {(stage === 'idle' || stage === 'planning') && <ChooseFile transfer={transfer} />}
      {stage === 'unplanned' && (
        <FailurePanel
          error={transfer.error}
          title={t`Couldn't load products`}
          forbidden={t`You don't have access to products`}
          onRetry={transfer.resume}
        />
      )}
      {stage === 'planned' && <Planned transfer={transfer} />}
      {(stage === 'running' || stage === 'paused') && <Running transfer={transfer} />}
      {stage === 'done' && <Done transfer={transfer} />}
    </section>
  )
}
