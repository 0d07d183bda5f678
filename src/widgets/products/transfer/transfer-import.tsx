import { Plural, useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import { FileButtons } from '../../transfer/file-buttons'
import { ImportSteps } from '../../transfer/import-steps'
import { RowList } from '../../transfer/row-list'
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

function Planned({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const messages = useProductMessages()
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
      {transfer.wrong.length > 0 && (
        <>
          <p className={css.wrong}>
            <Plural
              value={transfer.wrong.length}
              one="# product can't be imported:"
              other="# products can't be imported:"
            />
          </p>
          <RowList
            rows={transfer.wrong.map(({ line, name, errors, draft }) => ({
              line,
              name,
              text: messages
                .fieldErrors(errors, draft)
                .map(({ label, text }) => `${label}: ${text}`)
                .join(' · '),
            }))}
          />
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
  const messages = useProductMessages()
  const { total, failures } = transfer
  return (
    <>
      <p role="status">
        <Plural value={total - failures.length} one="# product imported" other="# products imported" />
      </p>
      {failures.length > 0 && (
        <RowList
          isWrong
          rows={failures.map(({ line, name, error }) => ({
            line,
            name,
            text: error.detail.fields
              ? Object.values(error.detail.fields)
                  .map((said) => messages.errorText(said))
                  .join(' · ')
              : messages.failure(error),
          }))}
        />
      )}
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
