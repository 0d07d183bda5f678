import { basename } from 'node:path'
import { phoneless, readCustomers } from '../../core/customers/transfer/read-customers'
import type { Columns } from '../../core/orders/sheet/heading-columns'
import { sortOutCustomers, storeCustomers, storedTogether } from '../../service/customers/import/store-customers'
import { inBatches } from '../import/batches'
import { keptIn, writeRejected } from '../import/rejected-rows'
import { customersCount, describeFile, describeProblems, rowsCount } from '../import/report'
import type { Sheet } from '../import/sheet'
import type { Values } from './arguments'
import { withShop } from './with-shop'

/** Imports customers alone; returns 1 if rows were rejected. Those who are known stay as they are. */
export function importCustomers(
  file: string,
  { sheet, columns }: { readonly sheet: Sheet; readonly columns: Columns },
  values: Values,
): Promise<number> {
  const isDryRun = values['dry-run']
  const read = readCustomers(sheet.rows, columns)
  const { customers, count } = read
  for (const line of describeFile(basename(file), sheet, columns, count)) console.log(line)
  return withShop(values, async ({ store }) => {
    const parts = await inBatches(customers, storedTogether, (some) =>
      isDryRun
        ? store.transact(null, (tx) => sortOutCustomers(tx, some), 'reads')
        : store.transact(null, (tx) => storeCustomers(tx, some)),
    )
    const fresh = parts.reduce((sum, part) => sum + part.fresh.length, 0)
    const numberless = parts.flatMap((part) => part.phoneless.map(({ row }) => row))
    const rejected = [...read.rejected, ...numberless].sort((one, other) => one - other)
    const problems = [...read.problems, ...numberless.map((row) => phoneless(columns, row))]
    console.log(`${customersCount(fresh)} ${isDryRun ? 'would be added' : 'added'}`)
    const known = customers.length - fresh - numberless.length
    if (known > 0) console.log(`${customersCount(known)} already there, unchanged`)
    if (rejected.length > 0) {
      console.log(`${rowsCount(rejected.length)} rejected:`)
      for (const line of describeProblems(problems)) console.log(line)
      if (!isDryRun) console.log(keptIn(file, () => writeRejected(file, sheet.rows, columns, rejected, problems)))
    }
    if (isDryRun) console.log('Nothing was stored: this was a dry run.')
    return rejected.length > 0 ? 1 : 0
  })
}
