import { readFileSync } from 'node:fs'
import { doubtful, parsePaste } from '../../src/core/customers/customers.parse'
import type { PastedOrder } from '../../src/core/customers/customers.pasted-order'

/** Several values where a person would take any of them. */
type OneOf<T> = T | T[]

type Expected = {
  name: OneOf<string | null>
  phones: string[]
  house: OneOf<string | null>
  subDistrict: OneOf<string | null>
  district: OneOf<string | null>
  province: OneOf<string | null>
  postNum: OneOf<string | null>
  cod: boolean
  amount: OneOf<number | null>
  addressParts: string[]
  items: { text: string; qty: number }[]
}
export type PastedCase = {
  text: string
  expect: Expected
  /** fields nobody can say the right value of */
  skip?: string[]
  phonesAlt?: string[][]
  itemsAlt?: Expected['items'][]
  /** what isn't part of the address line */
  addressNot?: string[]
}

export const readCases = (file: string): PastedCase[] =>
  JSON.parse(readFileSync(`tests/customers/pasted/${file}.json`, 'utf8'))

export const arabic = (text: string): string => text.replace(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))

const single = ['name', 'house', 'subDistrict', 'district', 'province', 'postNum', 'amount'] as const

/** What is wrong with an order, a line each; and which values nothing in the message speaks for. */
export function judge(
  { expect, skip = [], phonesAlt = [], itemsAlt = [], addressNot = [] }: PastedCase,
  order: PastedOrder,
): { fields: number; wrong: string[]; invented: string[] } {
  const wrong: string[] = []
  const invented: string[] = []
  const compare = (field: string, got: unknown, wanted: unknown[]) => {
    if (skip.includes(field) || wanted.some((each) => JSON.stringify(got) === JSON.stringify(each))) return
    wrong.push(`${field}: ${JSON.stringify(got)}, not ${wanted.map((each) => JSON.stringify(each)).join(' or ')}`)
  }
  for (const field of single) {
    const value = order[field]?.value ?? null
    const wanted = [expect[field]].flat()
    compare(field, value, wanted)
    if (value !== null && !skip.includes(field) && wanted.every((each) => each === null))
      invented.push(`${field}: ${value}`)
  }
  const phones = order.phones.map(({ value }) => value)
  compare('phones', phones, [expect.phones, ...phonesAlt])
  compare('cod', order.cod !== null, [expect.cod])
  const items = order.items.map(({ text, qty }) => ({ text, qty }))
  const inFull = order.items.map(({ text, size, qty }) => ({ text: size ? `${text} ${size}` : text, qty }))
  const rightItems = [expect.items, ...itemsAlt]
  // the size of a package is given apart; whoever wrote the message down may have left it with the product
  compare(
    'items',
    rightItems.some((each) => JSON.stringify(each) === JSON.stringify(inFull)) ? inFull : items,
    rightItems,
  )
  if (!skip.includes('addressLine')) {
    const line = arabic(order.addressLine?.value ?? '')
    for (const part of expect.addressParts.filter((each) => !line.includes(arabic(each))).slice(0, 1))
      wrong.push(`addressLine: ${line} without ${part}`)
    for (const part of addressNot.filter((each) => line.includes(each)).slice(0, 1))
      wrong.push(`addressLine: ${line} with ${part}`)
  }
  const known = [expect.phones, ...phonesAlt].flat()
  if (!skip.includes('phones'))
    invented.push(...phones.filter((phone) => !known.includes(phone)).map((phone) => `phone: ${phone}`))
  if (order.cod && !expect.cod) invented.push('cod')
  if (!skip.includes('items') && items.length > Math.max(...[expect.items, ...itemsAlt].map(({ length }) => length)))
    invented.push(`items: ${items.map(({ text }) => text).join(', ')}`)
  return { fields: single.length + 4 - skip.length, wrong, invented }
}

/** Values by field that the reader gave, and whether the user is told to check them. */
const flagsOf = ({ phones, items, orders: _, note, ...fields }: PastedOrder & { orders?: unknown }) =>
  new Map<string, boolean>([
    ...Object.entries(fields).flatMap(([name, field]) =>
      field ? [[name, field.confidence < doubtful] as [string, boolean]] : [],
    ),
    ...(phones.length ? [['phones', phones.some((each) => each.confidence < doubtful)] as [string, boolean]] : []),
    ...(items.length ? [['items', items.some((each) => each.confidence < doubtful)] as [string, boolean]] : []),
  ])

/** How well messages are read, and how much of it the user is told to check. */
export async function score(cases: readonly PastedCase[]) {
  const read = await Promise.all(cases.map(async (each) => ({ each, order: await parsePaste(each.text) })))
  const judged = read.map(({ each, order }) => judge(each, order))
  const wrong = judged.flatMap((each) => each.wrong)
  const fields = judged.reduce((sum, each) => sum + each.fields, 0)
  const given = read.flatMap(({ order }, index) => {
    const bad = new Set(judged[index]?.wrong.map((line) => line.split(':')[0]))
    return [...flagsOf(order)].map(([key, flagged]) => ({ flagged, wrong: bad.has(key) }))
  })
  return {
    wrong,
    right: 1 - wrong.length / fields,
    whole: judged.filter((each) => each.wrong.length === 0).length / judged.length,
    invented: judged.flatMap((each) => each.invented),
    flagged: given.filter(({ flagged }) => flagged).length / given.length,
    wrongGiven: given.filter(({ wrong }) => wrong).length,
    wrongFlagged: given.filter(({ wrong, flagged }) => wrong && flagged).length,
  }
}
