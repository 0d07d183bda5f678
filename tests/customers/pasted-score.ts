import { readFileSync } from 'node:fs'
import type { PastedOrder } from '../../src/core/customers/customers.parse'

type Expected = {
  name: string | null
  phones: string[]
  house: string | null
  subDistrict: string | null
  district: string | null
  province: string | null
  postNum: string | null
  cod: boolean
  amount: number | null
  addressParts: string[]
  items: { text: string; qty: number }[]
}
export type PastedCase = { text: string; expect: Expected }

export const readCases = (file: string): PastedCase[] =>
  JSON.parse(readFileSync(`tests/customers/pasted/${file}.json`, 'utf8'))

export const arabic = (text: string): string => text.replace(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))

const single = ['name', 'house', 'subDistrict', 'district', 'province', 'postNum', 'amount'] as const

/** What is wrong with an order, a line each; and which values nothing in the message speaks for. */
export function judge(
  { expect }: PastedCase,
  order: PastedOrder,
): { fields: number; wrong: string[]; invented: string[] } {
  const wrong: string[] = []
  const invented: string[] = []
  const compare = (field: string, got: unknown, wanted: unknown) => {
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      wrong.push(`${field}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`)
  }
  for (const field of single) {
    const value = order[field]?.value ?? null
    compare(field, value, expect[field])
    if (value !== null && expect[field] === null) invented.push(`${field}: ${value}`)
  }
  const phones = order.phones.map(({ value }) => value)
  compare('phones', phones, expect.phones)
  compare('cod', order.cod !== null, expect.cod)
  const items = order.items.map(({ text, qty }) => ({ text, qty }))
  compare('items', items, expect.items)
  const line = arabic(order.addressLine?.value ?? '')
  for (const part of expect.addressParts.filter((each) => !line.includes(arabic(each))).slice(0, 1))
    wrong.push(`addressLine: ${line} without ${part}`)
  invented.push(...phones.filter((phone) => !expect.phones.includes(phone)).map((phone) => `phone: ${phone}`))
  if (order.cod && !expect.cod) invented.push('cod')
  if (items.length > expect.items.length) invented.push(`items: ${items.map(({ text }) => text).join(', ')}`)
  return { fields: single.length + 4, wrong, invented }
}
