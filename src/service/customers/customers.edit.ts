import { customerPlace, customerTexts } from '../../core/customers/customers.place'
import { customerEditCalls } from '../../core/customers/edit/customers.edit.contract'
import { encode } from '../../core/kernel/codec'
import { normalizePhones, normalizeText } from '../../core/kernel/normalize-text'
import { keyOfCustomer } from '../../core/orders/orders.search'
import { type Handler, handle } from '../handle'
import { nextVersion } from '../record-version'
import { missing, refuse, reply } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { changesBetween, note } from '../users/users.activity.write'
import { blankTexts, type CardTexts, type CustomerCard, shownTexts } from './customers.card'
import { cardOf, nextCardId } from './customers.cards'
import { profileOf } from './customers.profile'

export const textNames = [...customerTexts, 'note', 'flag'] as const

/** As orders are stored. */
export function tidied(given: { [Name in keyof CardTexts]?: string | undefined }): Partial<CardTexts> {
  const entries = textNames.flatMap((name) => {
    const text = given[name]
    if (text === undefined) return []
    return [[name, name === 'phoneNumber' ? normalizePhones(text) : normalizeText(text)] as const]
  })
  return Object.fromEntries(entries)
}

/** What the card of a customer says, with an id for a new one. */
export const cardOrNew = (tx: Tx, key: string): CustomerCard =>
  cardOf(tx, key) ?? {
    ...blankTexts,
    id: nextCardId(tx),
    keys: [key],
    merged: [],
    changedAt: tx.now(),
    version: 0,
  }

/** Whether another customer has this key. */
export function isTaken(tx: Tx, key: string, card: CustomerCard | undefined): boolean {
  if (card?.keys.includes(key)) return false
  return cardOf(tx, key) !== undefined || tx.customers.known([key]).size > 0
}

/** The card's texts after a change; an address that is changed in part keeps what is shown of the rest. */
export function changedTexts(tx: Tx, card: CustomerCard, change: Partial<CardTexts>): CardTexts {
  const [latest] = tx.customers.orders(card.keys, 0, 1)
  const isPlaceChanged = customerPlace.some((name) => change[name] !== undefined)
  const shown = shownTexts(latest, card)
  const place = isPlaceChanged && Object.fromEntries(customerPlace.map((name) => [name, shown[name]]))
  const texts = { ...cardTexts(card), ...place, ...change }
  // what the last order says isn't the staff's own
  const own = (name: 'name' | 'phoneNumber') => (latest && texts[name] === latest[name] ? '' : texts[name])
  const isPlaceOfOrder = latest !== undefined && customerPlace.every((name) => texts[name] === latest[name])
  const noPlace = isPlaceOfOrder && Object.fromEntries(customerPlace.map((name) => [name, '']))
  return { ...texts, ...noPlace, name: own('name'), phoneNumber: own('phoneNumber') }
}

export const cardTexts = (card: CardTexts): CardTexts =>
  Object.fromEntries(textNames.map((name) => [name, card[name]])) as CardTexts

/** The keys with the current one first. One that no order has was a typing error, unless separating needs it again. */
export function keysWith(tx: Tx, card: CustomerCard, current: string): readonly string[] {
  const known = tx.customers.known(card.keys)
  const isMerged = card.merged.length > 0
  return [current, ...card.keys.filter((key) => key !== current && (known.has(key) || isMerged))]
}

/** Stores a card's next version and notes what changed; the record of the log is a number, as it can't be erased. */
export function storeCard(
  tx: Tx,
  user: Bearer | null,
  call: string,
  before: CustomerCard | undefined,
  after: CustomerCard,
): void {
  const next = { ...after, changedAt: tx.now(), ...nextVersion({ version: before?.version ?? 0 }, user) }
  tx.cards.put([next])
  const changes = changesBetween(before && cardTexts(before), cardTexts(next))
  note(tx, user, { kind: 'customer', call, record: String(next.id), changes })
}

export const customerEditHandlers: readonly Handler[] = [
  handle(customerEditCalls.add, ({ body, user, tx }) => {
    const texts = { ...blankTexts, ...tidied(body.customer) }
    const key = keyOfCustomer(texts)
    if (isTaken(tx, key, undefined)) return refuse({ 'customer.phoneNumber': 'taken' })
    storeCard(tx, user, customerEditCalls.add.name, undefined, { ...cardOrNew(tx, key), ...texts })
    const customer = profileOf(tx, key)
    return customer ? { customer } : missing()
  }),

  handle(customerEditCalls.update, ({ body, user, tx }) => {
    const { key, version, ...fields } = body.customer
    const stored = profileOf(tx, key)
    if (!stored) return missing()
    const before = cardOrNew(tx, key)
    if (version !== undefined && version !== before.version)
      return reply(409, encode(customerEditCalls.update.conflict, { customer: stored }))
    const texts = changedTexts(tx, before, tidied(fields))
    const [latest] = tx.customers.orders(before.keys, 0, 1)
    const shown = shownTexts(latest, texts)
    if (shown.name === '') return refuse({ 'customer.name': 'required' })
    // a customer with a number can't be left without one: it is what finds them
    if (shown.phoneNumber === '' && stored.phoneNumber !== '') return refuse({ 'customer.phoneNumber': 'required' })
    // without a number, it is the name that finds them
    const isRenamed = fields.phoneNumber !== undefined || fields.name !== undefined
    const current = isRenamed ? keyOfCustomer(shown) : (before.keys[0] ?? key)
    if (isTaken(tx, current, before))
      return refuse({ 'customer.phoneNumber': shown.phoneNumber === '' ? 'required' : 'taken' })
    const after = { ...before, ...texts, keys: keysWith(tx, before, current) }
    if (JSON.stringify(after) === JSON.stringify(before)) return { customer: stored }
    const isKnown = before.version > 0
    storeCard(tx, user, customerEditCalls.update.name, isKnown ? before : undefined, after)
    const customer = profileOf(tx, current)
    return customer ? { customer } : missing()
  }),
]
