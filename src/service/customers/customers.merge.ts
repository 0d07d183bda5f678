import { customerMergeCalls } from '../../core/customers/merge/customers.merge.contract'
import { encode } from '../../core/kernel/codec'
import { keyOfCustomer } from '../../core/orders/orders.search'
import { type Handler, handle } from '../handle'
import { nextVersion } from '../record-version'
import { missing, refuse, reply } from '../reply'
import type { Tx } from '../store'
import { changesBetween, note } from '../users/users.activity.write'
import { type CardTexts, type CustomerCard, type MergedCard, shownTexts } from './customers.card'
import { cardOf, removeCards } from './customers.cards'
import { cardOrNew, cardTexts, isTaken, textNames, tidied } from './customers.edit'
import { profileOf } from './customers.profile'

/** As they were, to be separable again. */
function mergedOf(tx: Tx, card: CustomerCard): MergedCard {
  const [latest] = tx.customers.orders(card.keys, 0, 1)
  const shown = shownTexts(latest, card)
  return {
    ...cardTexts(card),
    id: card.id,
    keys: card.keys,
    shownName: shown.name,
    shownPhone: shown.phoneNumber,
    merged: card.merged,
    ...(card.apart && { apart: card.apart }),
  }
}

const joined = (one: string, other: string, between: string): string =>
  [...new Set([one, other].filter((text) => text !== ''))].join(between)

/** What is shown of a customer becomes their own texts: another one's later order would change it. */
function mergedTexts(tx: Tx, card: CustomerCard, other: CustomerCard, chosen: Partial<CardTexts>): CardTexts {
  const [latest] = tx.customers.orders(card.keys, 0, 1)
  return {
    ...shownTexts(latest, card),
    note: joined(card.note, other.note, '\n'),
    flag: joined(card.flag, other.flag, ' · '),
    ...chosen,
  }
}

/** A card without one of those that were merged into it. What merging changed, and nobody since, is as it was. */
function withoutMerged(tx: Tx, card: CustomerCard, left: MergedCard): CustomerCard {
  const keys = card.keys.filter((key) => !left.keys.includes(key))
  const { into } = left
  const wasBefore = (name: keyof CardTexts): string =>
    into && card[name] === into.after[name] ? into.before[name] : card[name]
  const texts = Object.fromEntries(textNames.map((name) => [name, wasBefore(name)])) as CardTexts
  const [first = ''] = keys
  const firstPhone = /^\d+$/.test(first) ? first : ''
  const phoneNumber = left.keys.includes(keyOfCustomer(texts)) ? firstPhone : texts.phoneNumber
  const rest = { ...card, ...texts, keys, phoneNumber, merged: card.merged.filter((each) => each !== left) }
  if (tx.customers.known(keys).size > 0) return rest
  // there is no order that says it
  const name = rest.name || into?.before.name || left.shownName
  return { ...rest, name, phoneNumber: phoneNumber || firstPhone }
}

export const customerMergeHandlers: readonly Handler[] = [
  handle(customerMergeCalls.merge, ({ body, user, tx }) => {
    const { key, version, ...fields } = body.customer
    const [stored, theirs] = [profileOf(tx, key), profileOf(tx, body.other)]
    if (!stored || !theirs) return missing()
    if (stored.key === theirs.key) {
      const isMerged = key !== body.other && stored.merged.length > 0
      return isMerged ? { customer: stored } : refuse({ other: 'same' })
    }
    const isStale =
      (version !== undefined && version !== stored.version) ||
      (body.otherVersion !== undefined && body.otherVersion !== theirs.version)
    if (isStale) return reply(409, encode(customerMergeCalls.merge.conflict, { customer: stored }))
    const before = cardOrNew(tx, key)
    const known = cardOf(tx, body.other)
    const fresh = known ?? cardOrNew(tx, body.other)
    const other = fresh.id === before.id ? { ...fresh, id: before.id + 1 } : fresh
    const texts = mergedTexts(tx, before, other, tidied(fields))
    if (texts.name === '') return refuse({ 'customer.name': 'required' })
    const all = [...before.keys, ...other.keys]
    const current = keyOfCustomer(texts)
    if (!all.includes(current) && isTaken(tx, current, undefined)) return refuse({ 'customer.phoneNumber': 'taken' })
    const merged = { ...mergedOf(tx, other), into: { before: cardTexts(before), after: texts } }
    const after: CustomerCard = {
      ...before,
      ...texts,
      keys: [...new Set([current, ...all])],
      merged: [...before.merged, merged],
      changedAt: tx.now(),
      // an edit of either that was begun before is stale
      ...nextVersion({ version: Math.max(before.version, other.version) }, user),
    }
    removeCards(tx, known ? [known] : [])
    tx.cards.put([after])
    const who = joined(merged.shownName, merged.shownPhone, ' · ')
    note(tx, user, {
      kind: 'customer',
      call: customerMergeCalls.merge.name,
      record: String(after.id),
      changes: [{ field: 'merged', from: '', to: who }, ...changesBetween(cardTexts(before), cardTexts(after))],
    })
    return { customer: profileOf(tx, current) ?? stored }
  }),

  handle(customerMergeCalls.separate, ({ body: { key, other }, user, tx }) => {
    const before = cardOf(tx, key)
    const left = before?.merged.find(({ keys }) => keys.includes(other))
    if (!before || !left) {
      const customer = profileOf(tx, key)
      return customer ? { customer } : missing()
    }
    const rest = withoutMerged(tx, before, left)
    const { shownName: _name, shownPhone: _phone, into: _into, ...own } = left
    const times = { changedAt: tx.now(), ...nextVersion({ version: before.version }, user) }
    const separated = { ...own, ...times, apart: [...new Set([...(own.apart ?? []), before.id])] }
    tx.cards.put([{ ...rest, ...times }, separated])
    note(tx, user, {
      kind: 'customer',
      call: customerMergeCalls.separate.name,
      record: String(before.id),
      changes: [{ field: 'merged', from: joined(left.shownName, left.shownPhone, ' · '), to: '' }],
    })
    const customer = profileOf(tx, rest.keys[0] ?? '')
    return customer ? { customer } : missing()
  }),
]
