import { Plural, useLingui } from '@lingui/react/macro'
import type { FieldErrors } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import type { ProductDraft } from '../../../core/products/edit/products.edit.fields'
import { FileButtons } from '../../transfer/file-buttons'
import { ImportSteps } from '../../transfer/import-steps'
import { RejectedFile } from '../../transfer/rejected-file'
import { RowList, type SaidRow } from '../../transfer/row-list'
import * as css from '../../transfer/transfer.css'
import { Button } from '../../ui/button'
import { useProductMessages } from '../edit/use-product-messages'
import type { Transfer } from './use-transfer'

function useSheetProblems() {
  const { t } = useLingui()
  const problems: Record<string, string> = {
    empty: t`The file has no products.`,
    headings: t`No row names the columns. It needs a heading Product and one more, such as Price or SKU.`,
    'too-long': t`The file has more than 5,000 rows. Import it in parts.`,
  }
  return (code: string | undefined): string | undefined => (code === undefined ? code : lookUp(problems, code))
}

/** Products that aren't imported, with the reasons. */
function useWrongRows() {
  const messages = useProductMessages()
  const saidOf = (errors: FieldErrors, draft: ProductDraft): string =>
    messages
      .fieldErrors(errors, draft)
      .map(({ label, text }) => `${label}: ${text}`)
      .join(' · ')
  return {
    unreadable: (wrong: Transfer['wrong']): SaidRow[] =>
      wrong.map(({ line, name, errors, draft }) => ({ line, name, text: saidOf(errors, draft) })),
    refused: ({ failures, products }: Transfer): SaidRow[] =>
      failures.map(({ line, name, error }) => {
        const draft = products.find((each) => each.line === line)?.draft
        const said = Object.entries(error.detail.fields ?? {})
        const fields = said.map(([path, codes]) => [path.replace(/^product\./, ''), codes])
        const ofStock = said.some(([path]) => path.startsWith('stock.'))
        const codes = said.map(([, each]) => messages.errorText(each)).join(' · ')
        const text = draft && !ofStock ? saidOf(Object.fromEntries(fields), draft) : codes
        return { line, name, text: text || messages.failure(error) }
      }),
  }
}

/** Codes that are left out of what is imported. */
function ShortenedCodes({ shortened }: Pick<Transfer, 'shortened'>) {
  const { t } = useLingui()
  const { labelOf } = useProductMessages()
  if (shortened.length === 0) return null
  return (
    <>
      <p className={css.wrong}>{t`Codes that aren't imported:`}</p>
      <RowList
        rows={shortened.map((each) => ({
          line: each.line,
          name: each.name,
          text: Object.entries(each.shortened)
            .map(([path, given]) => {
              const label = labelOf(path, each.draft)
              return `${label}: ${t`“${given}” has lost digits. Format the column as text in the spreadsheet`}`
            })
            .join(' · '),
        }))}
      />
    </>
  )
}

/** The products that aren't imported, with a file of their rows. */
function Rejected({ transfer, rows, isWrong = false }: { transfer: Transfer; rows: SaidRow[]; isWrong?: boolean }) {
  return (
    <>
      <RowList rows={rows} isWrong={isWrong} />
      <RejectedFile name="products-rejected" rows={rows} tableOf={transfer.rejectedRows} />
    </>
  )
}

function Planned({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const messages = useProductMessages()
  const rows = useWrongRows()
  const { left } = transfer
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
      {left.length > 0 && <p className={css.quiet}>{t`Columns that aren't imported: ${left.join(', ')}`}</p>}
      {changed > 0 && (
        <RowList
          rows={transfer.changed.map(({ line, name, base, draft, stocks }) => ({
            line,
            name,
            text: (base ? messages.planned(base, draft, stocks) : [])
              .map(({ label, from, to }) => (from === to ? label : `${label} ${from || '–'} → ${to || '–'}`))
              .join(' · '),
          }))}
        />
      )}
      <ShortenedCodes shortened={transfer.shortened} />
      {transfer.wrong.length > 0 && (
        <>
          <p className={css.wrong}>
            <Plural
              value={transfer.wrong.length}
              one="# product can't be imported:"
              other="# products can't be imported:"
            />
          </p>
          <Rejected transfer={transfer} rows={rows.unreadable(transfer.wrong)} />
        </>
      )}
      <FileButtons onReset={transfer.reset}>
        {count > 0 && (
          <Button look="primary" onClick={transfer.start}>
            <Plural value={count} one="Import # product" other="Import # products" />
          </Button>
        )}
      </FileButtons>
    </>
  )
}

function Done({ transfer }: { transfer: Transfer }) {
  const rows = useWrongRows()
  const { total, failures, wrong } = transfer
  const left = wrong.length + failures.length
  return (
    <>
      <p role="status">
        <Plural value={total - failures.length} one="# product imported" other="# products imported" />
      </p>
      {left > 0 && (
        <>
          <p className={css.wrong}>
            <Plural value={left} one="# product wasn't imported:" other="# products weren't imported:" />
          </p>
          <Rejected
            isWrong
            transfer={transfer}
            rows={[...rows.unreadable(wrong), ...rows.refused(transfer)].sort((one, other) => one.line - other.line)}
          />
        </>
      )}
      <ShortenedCodes shortened={transfer.shortened} />
      <FileButtons onReset={transfer.reset} />
    </>
  )
}

export function ProductImport({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const problemOf = useSheetProblems()
  return (
    <ImportSteps
      transfer={transfer}
      explanation={t`A CSV or Excel file with headings such as Product, SKU, Price, In the shop. Before anything is stored, you see what it will do. Blank cells change nothing.`}
      problem={problemOf(transfer.problem)}
      unplanned={{ title: t`Couldn't load products`, forbidden: t`You don't have access to products` }}
      planned={<Planned transfer={transfer} />}
      done={<Done transfer={transfer} />}
    />
  )
}
