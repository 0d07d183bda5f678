import { readdirSync } from 'node:fs'
import { loadPlaceTable } from '../../src/core/customers/address/place-table'
import type { PastedOrder } from '../../src/core/customers/customers.parse'
import type { Board, Stretch } from '../../src/core/customers/parse/board'
import { readMessage, readOnce } from '../../src/core/customers/parse/read-message'
import { tagSignsOf } from '../../src/core/customers/parse/tag-signs'
import { follows, kinds, nought, slotOf, slots, tags } from '../../src/core/customers/parse/tagger'
import { judge, type PastedCase, readCases } from '../../tests/customers/pasted-score'
import type { Example } from './learn'

export { nought }
export const shape = { slots, kinds, follows }

const longest = 1500

/** Where words are written, however they are spaced. */
function placesOf(text: string, words: string): Stretch[] {
  const pattern = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
  return pattern
    ? [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
      }))
    : []
}

/** The products of one of the expected lists, if all of them are written in the message. */
function productsIn(text: string, lists: readonly { text: string }[][]): Stretch[] | null {
  for (const list of lists) {
    const found: Stretch[] = []
    for (const product of list) {
      const free = placesOf(text, product.text).filter(
        ({ start, end }) => !found.some((other) => start < other.end && other.start < end),
      )
      const next = free.find(({ start }) => start >= (found.at(-1)?.end ?? 0)) ?? free[0]
      if (next) found.push(next)
    }
    if (found.length === list.length) return found
  }
  return null
}

/** Where everything expected is; null if that can't be told. What is read as expected is where it was read. */
function stretchesOf(each: PastedCase, board: Board, order: PastedOrder) {
  const { text, message } = board
  const { expect, itemsAlt = [] } = each
  const wrong = new Set(judge(each, order).wrong.map((line) => line.split(':')[0]))
  const read = (spans: readonly [number, number][]): Stretch[] =>
    spans.flatMap(([first, last]) => {
      const own = Array.from(text, (_, at) => at).filter((at) => {
        const [start] = message.spanOf(at, at + 1)
        return start >= first && start < last
      })
      return own.length ? [{ start: own[0] as number, end: (own.at(-1) as number) + 1 }] : []
    })
  const names = [expect.name].flat().filter((name) => name !== null)
  const written = names.map((name) => placesOf(text, name)).find((places) => places.length > 0)
  const name = wrong.has('name') ? (written?.slice(-1) ?? []) : read(order.name?.spans ?? [])
  const products = wrong.has('items')
    ? productsIn(text, [expect.items, ...itemsAlt])
    : read(order.items.flatMap(({ spans }) => spans)).filter(({ start, end }) => /\D/.test(text.slice(start, end)))
  const address = wrong.has('addressLine')
    ? expect.addressParts.flatMap((part) => placesOf(text, part).slice(0, 1))
    : read(order.addressLine?.spans ?? [])
  if (!products || (wrong.has('name') && names.length > 0 && !name.length)) return null
  return { name, products, address }
}

export async function examples(): Promise<Example[]> {
  const table = await loadPlaceTable()
  const found: Example[] = []
  const files = readdirSync('tests/customers/pasted').map((file) => file.replace('.json', ''))
  for (const file of files.filter((each) => !/-sealed$/.test(each)))
    for (const each of readCases(file) as (PastedCase & { sealed?: true })[]) {
      if (each.sealed || each.text.length > longest || (await readMessage(each.text)).orders) continue
      const { board, order } = await readOnce(each.text, table)
      const stretches = stretchesOf(each, board, order)
      if (!stretches) continue
      const { tokens, signs } = tagSignsOf(board)
      const tagged = tokens.map(() => tags.other as number)
      const put = (parts: Stretch[], first: number, more: number) => {
        for (const part of parts) {
          const own = tokens.flatMap(({ start }, at) => (start >= part.start && start < part.end ? [at] : []))
          own.forEach((at, index) => {
            tagged[at] = index === 0 ? first : more
          })
        }
      }
      put(stretches.address, tags.address, tags.address)
      put(stretches.products, tags.product, tags.product)
      put(stretches.name, tags.begin, tags.inside)
      found.push({
        file,
        slots: signs.map((own) => Int32Array.from(own, slotOf)),
        tags: tagged,
      })
    }
  return found
}
