import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { FileButtons } from '../../transfer/file-buttons'
import { ImportSteps } from '../../transfer/import-steps'
import { RejectedFile } from '../../transfer/rejected-file'
import { RowList } from '../../transfer/row-list'
import * as css from '../../transfer/transfer.css'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import * as form from '../../ui/form.css'
import { useCustomerMessages } from '../edit/use-customer-messages'
import type { CustomerTransfer } from './use-customer-transfer'

function useSheetMessages() {
  const { t } = useLingui()
  const problemOf = ({ code, headings }: NonNullable<CustomerTransfer['problem']>): string => {
    const named = headings.join(', ')
    const problems: Record<typeof code, string> = {
      empty: t`The file has no customers.`,
      headings: t`No row names the columns. It needs the headings Name and Phone.`,
      incomplete: t`A heading Name or Phone is missing. The file has: ${named}.`,
      alike: t`Several columns mean the same: ${named}. Leave only one of them in the file.`,
      orders: t`This is a list of orders, not of customers: it has ${named}. Remove these columns to import the customers.`,
      'too-long': t`The file has more than 5,000 rows. Import it in parts.`,
    }
    return problems[code]
  }
  const reasonOf = ({ heading, code, given }: CustomerTransfer['wrong'][number]): string => {
    const reasons: Record<string, string> = {
      required: t`This field is required`,
      phoneless: t`A new customer needs a phone number`,
      'too-long': t`This text is too long`,
      phone: t`“${given}” isn't a Thai phone number`,
      postcode: t`“${given}” isn't a postcode: it has 5 digits`,
      'lost-digits': t`“${given}” has lost digits. Format the column as text in the spreadsheet`,
      letters: t`It has letters that can't be read`,
      twice: t`It belongs to the customer in row ${given}, too`,
    }
    return `${heading}: ${lookUp(reasons, code) ?? code}`
  }
  /** all that is wrong with a row */
  const wrongRows = (all: CustomerTransfer['wrong']) => {
    const rows = new Map<number, { line: number; name: string; text: string }>()
    for (const row of all) {
      const { line, name } = row
      const before = rows.get(line)
      rows.set(line, { line, name, text: before ? `${before.text} · ${reasonOf(row)}` : reasonOf(row) })
    }
    return [...rows.values()]
  }
  return { problemOf, wrongRows }
}

function Planned({ transfer }: { transfer: CustomerTransfer }) {
  const { t } = useLingui()
  const { labels } = useCustomerMessages()
  const sheet = useSheetMessages()
  const [onlyNew, setOnlyNew] = useState(false)
  const { counts, changed, left } = transfer
  const wrongRows = sheet.wrongRows(transfer.wrong)
  const changing = onlyNew ? 0 : changed.length
  const same = counts.same + changed.length - changing
  const count = counts.added + changing
  return (
    <>
      <ul className={css.list}>
        <li>
          <Plural value={counts.added} one="# new customer" other="# new customers" />
        </li>
        <li>
          <Plural value={changing} one="# customer will change" other="# customers will change" />
        </li>
        <li>
          <Plural value={same} one="# customer stays as they are" other="# customers stay as they are" />
        </li>
      </ul>
      {left.length > 0 && <p className={form.quiet}>{t`Columns that aren't imported: ${left.join(', ')}`}</p>}
      {changed.length > 0 && (
        <>
          <Checkbox checked={!onlyNew} onChange={(isChecked) => setOnlyNew(!isChecked)}>
            {t`Change known customers, too`}
          </Checkbox>
          {!onlyNew && (
            <RowList
              rows={changed.map(({ line, name, changes }) => ({
                line,
                name,
                text: changes
                  .map(({ field, from, to }) => `${lookUp(labels, field) ?? field} ${from || '–'} → ${to || '–'}`)
                  .join(' · '),
              }))}
            />
          )}
        </>
      )}
      {wrongRows.length > 0 && (
        <>
          <p className={css.wrong}>
            <Plural value={wrongRows.length} one="# row can't be imported:" other="# rows can't be imported:" />
          </p>
          <RowList rows={wrongRows} />
          <RejectedFile name="customers-rejected" rows={wrongRows} tableOf={transfer.rejectedRows} />
        </>
      )}
      <FileButtons onReset={transfer.reset}>
        {count > 0 && (
          <Button look="primary" onClick={() => transfer.start(onlyNew)}>
            <Plural value={count} one="Import # customer" other="Import # customers" />
          </Button>
        )}
      </FileButtons>
    </>
  )
}

function Done({ transfer }: { transfer: CustomerTransfer }) {
  const { t } = useLingui()
  const messages = useCustomerMessages()
  const { total, failures } = transfer
  const wrongRows = useSheetMessages().wrongRows(transfer.wrong)
  const refusals: Record<string, string> = {
    taken: t`Someone added this customer meanwhile`,
    changed: t`Someone changed this customer meanwhile`,
    missing: t`This customer is no longer there`,
    required: t`A new customer needs a phone number`,
  }
  const failed = failures.map(({ line, name, code, error }) => ({
    line,
    name,
    text: code ? (lookUp(refusals, code) ?? code) : error ? messages.failure(error) : '',
  }))
  const rejected = [...failed, ...wrongRows]
  return (
    <>
      <p role="status">
        <Plural value={total - failures.length} one="# customer imported" other="# customers imported" />
      </p>
      {failures.length > 0 && (
        <>
          <p className={css.wrong}>
            <Plural
              value={failures.length}
              one="# customer wasn't imported. Choose the file again to see what is left:"
              other="# customers weren't imported. Choose the file again to see what is left:"
            />
          </p>
          <RowList isWrong rows={failed} />
        </>
      )}
      {wrongRows.length > 0 && (
        <>
          <p className={css.wrong}>
            <Plural value={wrongRows.length} one="# row wasn't imported:" other="# rows weren't imported:" />
          </p>
          <RowList isWrong rows={wrongRows} />
        </>
      )}
      {rejected.length > 0 && (
        <RejectedFile name="customers-rejected" rows={rejected} tableOf={transfer.rejectedRows} />
      )}
      <FileButtons onReset={transfer.reset} />
    </>
  )
}

export function CustomerImport({ transfer }: { transfer: CustomerTransfer }) {
  const { t } = useLingui()
  const { problemOf } = useSheetMessages()
  return (
    <ImportSteps
      transfer={transfer}
      explanation={t`A CSV or Excel file with the headings Name and Phone, and others such as Address, Province, Postcode, Note. Before anything is stored, you see what it will do. Customers are found by phone number. Blank cells change nothing; a new address replaces the whole old one.`}
      problem={transfer.problem && problemOf(transfer.problem)}
      unplanned={{
        title: t`Couldn't check the file`,
        forbidden: t`You don't have permission to change customers.`,
      }}
      planned={<Planned transfer={transfer} />}
      done={<Done transfer={transfer} />}
    />
  )
}
