import { Plural, useLingui } from '@lingui/react/macro'
import { orderRowName } from '../../../core/orders/import/orders.import.machine'
import type { RowProblem } from '../../../core/orders/sheet/order-rows'
import { rejectedTable } from '../../../core/orders/sheet/rejected-table'
import { dayText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { FileButtons } from '../../transfer/file-buttons'
import { ImportSteps } from '../../transfer/import-steps'
import { RowList } from '../../transfer/row-list'
import { SheetButtons } from '../../transfer/sheet-buttons'
import * as css from '../../transfer/transfer.css'
import { Button } from '../../ui/button'
import * as form from '../../ui/form.css'
import { priceText } from '../../ui/price-text'
import { ColumnChoices, ShopChoice } from './order-sheet-choices'
import { useImportMessages } from './use-import-messages'
import type { OrderImport } from './use-order-import'

type Props = { transfer: OrderImport }

const mostShared = 100

type SaidRow = { row: number; text: string }

/** All that is wrong with a row, in one sentence. */
function saidRows(problems: readonly RowProblem[], textOf: (problem: RowProblem) => string): readonly SaidRow[] {
  const rows = new Map<number, string>()
  for (const problem of problems) {
    const before = rows.get(problem.row)
    const text = textOf(problem)
    rows.set(problem.row, before === undefined ? text : `${before} · ${text}`)
  }
  return [...rows].map(([row, text]) => ({ row, text }))
}

/** The rows that aren't imported, with a file of them to be corrected. */
function Rejected({ transfer, rejected, said }: Props & { rejected: readonly number[]; said: readonly SaidRow[] }) {
  const { t } = useLingui()
  const { rows, columns } = transfer.plan
  const labels = { row: t`rejected row`, problem: t({ message: 'problem', context: 'heading' }) }
  return (
    <>
      <RowList
        isWrong
        rows={said.map(({ row, text }) => ({ line: row + 1, name: orderRowName(rows, columns, row), text }))}
      />
      <p className={form.quiet}>
        {t`Save these rows as a file, correct them there and import that file. Keep its column “${labels.row}”.`}
      </p>
      <SheetButtons name="orders-rejected" read={async () => rejectedTable(rows, columns, rejected, said, labels)} />
    </>
  )
}

/** Tracking numbers that several orders have: it may be a mistake of the list. */
function Shared({ transfer }: Props) {
  const { shared } = transfer.plan
  const left = shared.length - mostShared
  if (shared.length === 0) return null
  return (
    <>
      <p>
        <Plural
          value={shared.length}
          one="# tracking number has several orders:"
          other="# tracking numbers have several orders:"
        />
      </p>
      <ul className={css.list}>
        {shared.slice(0, mostShared).map(({ trackingNumber, orderNumbers }) => (
          <li key={trackingNumber}>
            <bdi>{trackingNumber}</bdi>: {orderNumbers.join(', ')}
          </li>
        ))}
        {left > 0 && (
          <li>
            <Plural value={left} one="and # more number" other="and # more numbers" />
          </li>
        )}
      </ul>
    </>
  )
}

function Planned({ transfer }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useImportMessages()
  const { orders, stored, problems, rejected, totals, from, to, sum, all, shops, isShopChosen, columns } = transfer.plan
  const [first, last, amount] = [dayText(from, locale), dayText(to, locale), priceText(sum, locale)]
  return (
    <>
      <ul className={css.list}>
        <li>
          <Plural value={orders.length} one="# new order" other="# new orders" />
          {orders.length > 0 && `: ${first === last ? first : `${first} – ${last}`}, ${amount}`}
        </li>
        <li>
          <Plural value={stored} one="# order is there already" other="# orders are there already" />
        </li>
        {totals.length > 0 && (
          <li>
            <Plural value={totals.length} one="# row of totals is left out" other="# rows of totals are left out" />
          </li>
        )}
      </ul>
      {columns.left.length > 0 && (
        <p className={form.quiet}>{t`Columns that aren't imported: ${columns.left.join(', ')}`}</p>
      )}
      {isShopChosen && <ShopChoice transfer={transfer} shops={shops} />}
      <ColumnChoices transfer={transfer} columns={all} />
      {rejected.length > 0 && (
        <>
          <p className={css.wrong}>
            <Plural value={rejected.length} one="# row can't be imported:" other="# rows can't be imported:" />
          </p>
          <Rejected transfer={transfer} rejected={rejected} said={saidRows(problems, messages.rowText)} />
        </>
      )}
      <Shared transfer={transfer} />
      <FileButtons onReset={transfer.reset}>
        {orders.length > 0 && (
          <Button look="primary" busy={transfer.stage === 'planning'} onClick={transfer.start}>
            <Plural value={orders.length} one="Import # order" other="Import # orders" />
          </Button>
        )}
      </FileButtons>
    </>
  )
}

function Done({ transfer }: Props) {
  const messages = useImportMessages()
  const { total, failures, plan } = transfer
  const failed = failures.map((failure) => ({ row: failure.read.rows[0] ?? 0, text: messages.failureText(failure) }))
  const said = [...saidRows(plan.problems, messages.rowText), ...failed].sort((one, other) => one.row - other.row)
  const rejected = [...plan.rejected, ...failures.flatMap(({ read }) => read.rows)].sort((one, other) => one - other)
  return (
    <>
      <p role="status">
        <Plural value={total - failures.length} one="# order imported" other="# orders imported" />
      </p>
      {rejected.length > 0 && (
        <>
          <p className={css.wrong}>
            <Plural value={rejected.length} one="# row wasn't imported:" other="# rows weren't imported:" />
          </p>
          <Rejected transfer={transfer} rejected={rejected} said={said} />
        </>
      )}
      <Shared transfer={transfer} />
      <FileButtons onReset={transfer.reset} />
    </>
  )
}

export function OrdersImport({ transfer }: Props) {
  const { t } = useLingui()
  const { problemOf } = useImportMessages()
  const { problem } = transfer
  const asked = problem && (
    <>
      {problem.code === 'shop' && (
        <>
          <p role="status">{problemOf(problem)}</p>
          <ShopChoice transfer={transfer} shops={problem.shops} />
        </>
      )}
      {problem.columns.length > 0 && (
        <ColumnChoices
          transfer={transfer}
          columns={problem.columns}
          isAsked={['headings', 'incomplete', 'alike'].includes(problem.code)}
        />
      )}
    </>
  )
  return (
    <ImportSteps
      transfer={transfer}
      explanation={t`A CSV or Excel file with a row per order, or per product of an order, and headings such as Order number, Date, Name, Phone, Items, Total. Before anything is stored, you see what it will do. Old orders keep their number, date and status; they change no stock and notify nobody. Importing a file again stores nothing twice.`}
      problem={problem && problem.code !== 'shop' ? problemOf(problem) : undefined}
      asked={asked}
      unplanned={{
        title: t`Couldn't check the file`,
        forbidden: t`You don't have permission to import orders.`,
      }}
      planned={<Planned transfer={transfer} />}
      done={<Done transfer={transfer} />}
    />
  )
}
