import { readdirSync, readFileSync } from 'node:fs'
import { loadPlaceTable, type PlaceTable } from '../../src/core/customers/address/place-table'
import type { PastedOrder } from '../../src/core/customers/customers.pasted-order'
import type { Board, Stretch } from '../../src/core/customers/parse/board'
import { readMessage } from '../../src/core/customers/parse/read-message'
import { readOnce } from '../../src/core/customers/parse/read-once'
import { tagSignsOf } from '../../src/core/customers/parse/tag-signs'
import { slots } from '../../src/core/customers/parse/tag-slots'
import { follows, kinds, maskLetter, nought, several, tags } from '../../src/core/customers/parse/tagger'
import { seeded } from '../../tests/customers/pasted-grammar'
import { judge, type PastedCase, readCases } from '../../tests/customers/pasted-score'
import type { Example } from './learn'

export { maskLetter, nought, several, tags }
export const shape = { slots, kinds, follows }

const longest = 1500
/** How often each message is retold. */
const copies = 3

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

/** The digits right beside a product. */
function quantitiesOf(low: string, products: readonly Stretch[]): Stretch[] {
  return products.flatMap(({ start, end }) => {
    const after = /^[\s:=(-]{0,3}(?:x|×|จำนวน|อย่างละ)?\s?(\d{1,4})(?![\d/])/.exec(low.slice(end, end + 18))
    if (after?.[1]) return [{ start: end + after[0].length - after[1].length, end: end + after[0].length }]
    const before = /(\d{1,4})\s?(?:x|×)?\s?$/.exec(low.slice(Math.max(0, start - 8), start))
    const from = start - (before?.[0].length ?? 0)
    return before?.[1] ? [{ start: from, end: from + before[1].length }] : []
  })
}

type Parts = NonNullable<ReturnType<typeof stretchesOf>>
type Read = { file: string; board: Board; parts: Parts }

function exampleOf({ file, board, parts }: Read): Example {
  const { tokens, signs } = tagSignsOf(board)
  const tagged = tokens.map(() => tags.other as number)
  const put = (stretches: readonly Stretch[], first: number, more: number) => {
    for (const part of stretches) {
      const own = tokens.flatMap(({ start }, at) => (start >= part.start && start < part.end ? [at] : []))
      own.forEach((at, index) => {
        tagged[at] = index === 0 ? first : more
      })
    }
  }
  put(parts.address, tags.address, tags.address)
  put(quantitiesOf(board.low, parts.products), tags.quantity, tags.quantity)
  put(parts.products, tags.product, tags.more)
  put(parts.name, tags.begin, tags.inside)
  return { file, slots: signs.map((own) => Int32Array.from(new Set(own))), tags: tagged }
}

/** The same message with other people's names and other products; at times on one line. */
async function retold(given: readonly Read[], table: PlaceTable, random: () => number): Promise<Read[]> {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const wordsOf = (key: 'name' | 'products') =>
    given.flatMap(({ board, parts }) => parts[key].map(({ start, end }) => board.text.slice(start, end)))
  const products = wordsOf('products')
  const full = wordsOf('name').filter((name) => /\s/.test(name))
  const short = wordsOf('name').filter((name) => !/\s/.test(name))
  const first = readFileSync('scripts/name-weights/names.txt', 'utf8')
    .split(/\s+/)
    .filter((name) => /^[ก-๎]{3,}$/.test(name))
  const othersFor = {
    name: (old: string) =>
      !/[ก-๎]/.test(old)
        ? old
        : !/\s/.test(old)
          ? pick(short)
          : random() < 0.5
            ? pick(full)
            : `${pick(first)} ${pick(first)}`,
    products: () => pick(products),
    address: (old: string) => old,
  }
  const found: Read[] = []
  for (const { file, board, parts } of given) {
    const all = (['name', 'products', 'address'] as const)
      .flatMap((key) => parts[key].map((part) => ({ ...part, key })))
      .sort((a, b) => a.start - b.start)
    if (all.some(({ start }, index) => start < (all[index - 1]?.end ?? 0))) continue
    const told: Parts = { name: [], products: [], address: [] }
    let text = ''
    let from = 0
    for (const { start, end, key } of all) {
      const old = board.text.slice(start, end)
      text += board.text.slice(from, start)
      const words = random() < 0.8 ? othersFor[key](old) : old
      told[key].push({ start: text.length, end: text.length + words.length })
      text += words
      from = end
    }
    text += board.text.slice(from)
    if (random() < 0.25) text = text.replace(/\n/g, ' ')
    const other = (await readOnce(text, table)).board
    if (other.text === text) found.push({ file, board: other, parts: told })
  }
  return found
}

export async function examples(without: RegExp): Promise<Example[]> {
  const table = await loadPlaceTable()
  const found: Read[] = []
  const files = readdirSync('tests/customers/pasted').map((file) => file.replace('.json', ''))
  for (const file of files.filter((each) => !/-sealed$/.test(each) && !without.test(each)))
    for (const each of readCases(file) as (PastedCase & { sealed?: true })[]) {
      if (each.sealed || each.text.length > longest || (await readMessage(each.text)).orders) continue
      const { board, order } = await readOnce(each.text, table)
      const parts = stretchesOf(each, board, order)
      if (parts) found.push({ file, board, parts })
    }
  const random = seeded(7)
  const again: Read[] = []
  for (let copy = 0; copy < copies; copy++) again.push(...(await retold(found, table, random)))
  return [...found, ...again].map(exampleOf)
}
