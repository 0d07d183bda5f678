import {
  customerTransferCalls,
  type ImportedCustomer,
  type importRefusals,
  type SheetCustomer,
} from '../../../core/customers/transfer/customers.transfer.contract'
import type { ReadCustomer } from '../../../core/customers/transfer/read-customers'
import { nextVersion } from '../../record-version'
import type { Bearer } from '../../rights'
import type { Tx } from '../../store'
import { changesBetween, note } from '../../users/users.activity.write'
import { blankTexts, type CustomerCard } from '../customers.card'
import { nextCardId } from '../customers.cards'
import { cardTexts, changedTexts, tidied } from '../customers.edit'
import { planCustomers } from './plan-customers'

/** How many customers are stored in one transaction: others wait meanwhile. */
export const storedTogether = 500

type Refusal = { position: number; code: (typeof importRefusals)[number] }
type Outcome = { added: number; changed: number; refused: Refusal[] }

const call = customerTransferCalls.import.name

/** Why a customer can't be stored as planned: someone was there in between. */
function refusalOf(
  { known }: ImportedCustomer,
  { kind, key, version }: ReturnType<typeof planCustomers>[number],
): Refusal['code'] | undefined {
  if (!known) return kind === 'phoneless' ? 'required' : kind === 'new' ? undefined : 'taken'
  if (kind === 'new' || kind === 'phoneless') return 'missing'
  return known.key === key && known.version === version ? undefined : 'changed'
}

/** Adds and changes customers; the log has one entry for those added together, and one for each that is changed. */
export function importCustomers(tx: Tx, user: Bearer | null, customers: readonly ImportedCustomer[]): Outcome {
  const plans = planCustomers(tx, customers)
  const refused: Refusal[] = []
  const fresh: CustomerCard[] = []
  const changed = new Map<string, CustomerCard>()
  const taken = new Set<string>()
  const cards = tx.cards.of(plans.map(({ key }) => key))
  let id = nextCardId(tx)
  const fill = (key: string): CustomerCard => ({
    ...blankTexts,
    id: id++,
    keys: [key],
    merged: [],
    changedAt: tx.now(),
    version: 0,
  })
  for (const [position, customer] of customers.entries()) {
    const plan = plans[position]
    if (!plan) continue
    const { key, kind, change } = plan
    const code = taken.has(key) ? 'taken' : refusalOf(customer, plan)
    taken.add(key)
    if (code) refused.push({ position, code })
    else if (kind === 'new') fresh.push({ ...fill(key), ...tidied(customer), ...nextVersion({ version: 0 }, user) })
    else if (kind === 'change') {
      const before = cards.get(key)
      const card = before ?? fill(key)
      const texts = changedTexts(tx, card, change)
      const after = { ...card, ...texts, changedAt: tx.now(), ...nextVersion(card, user) }
      changed.set(key, after)
      const changes = changesBetween(before && cardTexts(before), cardTexts(after))
      note(tx, user, { kind: 'customer', call, record: String(after.id), changes })
    }
  }
  tx.cards.put([...changed.values(), ...fresh])
  if (fresh.length > 0) {
    const changes = [{ field: 'customers', from: '', to: String(fresh.length) }]
    note(tx, user, { kind: 'customer', call, record: '', changes })
  }
  return { added: fresh.length, changed: changed.size, refused }
}

type Sorted = {
  /** those whom nobody knows yet */
  readonly fresh: readonly ReadCustomer[]
  /** new ones without a phone number */
  readonly phoneless: readonly ReadCustomer[]
}

const customerIn = ({ customer }: { customer: SheetCustomer }): SheetCustomer => customer

export function sortOutCustomers(tx: Tx, customers: readonly ReadCustomer[]): Sorted {
  const plans = planCustomers(tx, customers.map(customerIn))
  return {
    fresh: customers.filter((_, nth) => plans[nth]?.kind === 'new'),
    phoneless: customers.filter((_, nth) => plans[nth]?.kind === 'phoneless'),
  }
}

/** Stores new customers. Known ones stay as they are: what staff or orders say is newer. */
export function storeCustomers(tx: Tx, customers: readonly ReadCustomer[]): Sorted {
  const sorted = sortOutCustomers(tx, customers)
  importCustomers(tx, null, sorted.fresh.map(customerIn))
  return sorted
}
