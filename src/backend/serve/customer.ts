import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { WhichCustomer } from '../../core/customers/privacy/customers.privacy.contract'
import { isPhoneNumber } from '../../core/order/order.rules'
import { eraseCustomer, exportCustomer, storedAbout } from '../../service/customers/customers.personal-data'
import type { Values } from './arguments'
import { CommandError } from './command-error'
import { withShop } from './with-shop'

/** A customer without a phone number is known by their name. */
const whichOf = (text: string): WhichCustomer =>
  isPhoneNumber(text) ? { name: '', phoneNumber: text } : { name: text, phoneNumber: '' }

const unknown = (customer: string) =>
  new CommandError(
    `Nothing is stored of ${customer}. Name a customer’s first phone number, or their name if they have none.`,
  )

/** Prints everything stored about a customer, or writes it to a new file. */
function exportOne(customer: string, values: Values): Promise<void> {
  return withShop(values, async ({ store }) => {
    const stored = await store.transact(null, (tx) => exportCustomer(tx, null, whichOf(customer)))
    if (!stored) throw unknown(customer)
    const text = JSON.stringify(stored, null, 2)
    if (values.to === undefined) return console.log(text)
    try {
      writeFileSync(values.to, `${text}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      throw new CommandError(`Nothing was exported: ${(error as Error).message}`)
    }
    console.log(`Exported to ${values.to}. Slips aren’t in it: save them from the orders.`)
  })
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new CommandError(`${question} Add --yes to erase.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type “yes”: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

/** Erases a customer's personal data, once that is confirmed. */
function eraseOne(customer: string, values: Values): Promise<void> {
  const which = whichOf(customer)
  return withShop(values, async (place) => {
    const stored = await place.store.transact(null, (tx) => storedAbout(tx, which), 'reads')
    if (!stored) throw unknown(customer)
    const { orders, invoices } = stored as { orders: readonly unknown[]; invoices: readonly unknown[] }
    const whose = `${orders.length} orders and ${invoices.length} invoices of ${customer}`
    const isSure = values.yes || (await confirm(`Erase the personal data in ${whose}? It can’t be brought back.`))
    if (!isSure) throw new CommandError('Nothing was erased.')
    const erasure = await eraseCustomer(place, null, which)
    if ('openOrders' in erasure)
      throw new CommandError(`Nothing was erased: these orders aren’t finished: ${erasure.openOrders.join(', ')}`)
    console.log(`Erased: the personal data in ${erasure.orders} orders and ${erasure.invoices} invoices.`)
    console.log('Backups made before still contain it.')
  })
}

const actions = new Map([
  ['export', exportOne],
  ['erase', eraseOne],
])

/** `langraan customer export|erase 0812345678` */
export async function customerCommand(action: string, customer: string, values: Values): Promise<void> {
  const act = actions.get(action)
  if (!act) throw new CommandError(`langraan customer ${action} doesn’t exist. There are export and erase.`)
  await act(customer.trim(), values)
}
