import { readdirSync } from 'node:fs'
import { getDatabase, setEngMode } from 'thai-address-universal'
import { loadPlaceTable } from '../../src/core/customers/address/place-table'
import type { PastedOrder } from '../../src/core/customers/customers.pasted-order'
import { withOddities } from '../../src/core/customers/parse/doubts'
import { inOtherWords, readMessage } from '../../src/core/customers/parse/read-message'
import { readOnce } from '../../src/core/customers/parse/read-once'
import { signsOf } from '../../src/core/customers/parse/risk-signs'
import { grammarCases, type Row, seeded } from '../../tests/customers/pasted-grammar'
import { judge, type PastedCase, readCases } from '../../tests/customers/pasted-score'

/** One value of one message. `group`: what was made from the same message; `written`: not changed. */
export type Example = { key: string; signs: string[]; wrong: boolean; group: number; written: boolean }

/** Ways to write the same order that nobody mended the parser for. */
const changes: readonly ((text: string, random: () => number) => string)[] = [
  (text) => text.replace(/\s*\n\s*/g, ' '),
  (text) => text.replace(/(?<=^|[\s\n])(?:ชื่อ|โทร|เบอร์|ที่อยู่|Tel|Add)\.?[ :]{0,3}/g, ''),
  (text, random) =>
    text
      .split('\n')
      .map((line) => [random(), line] as const)
      .sort(([a], [b]) => a - b)
      .map(([, line]) => line)
      .join('\n'),
  (text) => text.replace(/ (?=[ก-ฮเ-ไ])/g, (blank, at: number) => (at % 5 === 0 ? '' : blank)),
  (text) => text.replace(/\n/g, ' / '),
  (text) => text.replace(/(?<=[ก-๎]) (?=\d)|(?<=\d) (?=[ก-๎])/g, ''),
  (text, random) => {
    const lines = text.split('\n')
    lines.splice(
      Math.floor(random() * (lines.length + 1)),
      0,
      ['คราวก่อนของแตกไปชิ้นนึง', 'ลูกชายฝากซื้อ', 'งานบุญวันเสาร์'][Math.floor(random() * 3)] ?? '',
    )
    return lines.join('\n')
  },
  (text) => text.replace(/\n/g, ', '),
]

const bare = (text: string) => text.replace(/\s/g, '')
const each = <T, To>(value: T | T[], to: (one: T) => To): To | To[] =>
  Array.isArray(value) ? value.map(to) : to(value)
const byText = (items: { text: string; qty: number }[]) =>
  items.map(({ text, qty }) => ({ text: bare(text), qty })).sort((a, b) => (a.text < b.text ? -1 : 1))

/** A changed message says the same, but not with the same blanks, nor in the same order. */
function glued(given: PastedCase, order: PastedOrder): [PastedCase, PastedOrder] {
  const { expect, itemsAlt } = given
  return [
    {
      ...given,
      expect: {
        ...expect,
        name: each(expect.name, (name) => name && bare(name)),
        addressParts: expect.addressParts.map(bare),
        items: byText(expect.items),
        phones: [...expect.phones].sort(),
      },
      ...(itemsAlt && { itemsAlt: itemsAlt.map(byText) }),
    },
    {
      ...order,
      name: order.name && { ...order.name, value: bare(order.name.value) },
      addressLine: order.addressLine && { ...order.addressLine, value: bare(order.addressLine.value) },
      items: byText(order.items) as PastedOrder['items'],
      phones: [...order.phones].sort((a, b) => (a.value < b.value ? -1 : 1)),
    },
  ]
}

export async function examples(): Promise<Example[]> {
  const table = await loadPlaceTable()
  await setEngMode(false)
  const rows: Row[] = getDatabase()
    .filter((row) => row.postal_code)
    .map((row) => [row.sub_district, row.district, row.province, `${row.postal_code}`])
  const random = seeded(19)
  const found: Example[] = []
  let group = 0
  const see = async (each: PastedCase, text: string, written: boolean) => {
    const { board, order } = await readOnce(text, table)
    const odd = withOddities(board, order)
    const wrong = new Set(
      judge(...(written ? ([each, odd] as const) : glued(each, odd))).wrong.map((line) => line.split(':')[0]),
    )
    for (const [key, signs] of signsOf(board, odd, await inOtherWords(text, table, order)))
      if (!each.skip?.includes(key)) found.push({ key, signs, wrong: wrong.has(key), group, written })
  }
  const files = readdirSync('tests/customers/pasted').map((file) => file.replace('.json', ''))
  for (const file of files.filter((each) => !/-sealed$/.test(each)))
    for (const each of readCases(file) as (PastedCase & { sealed?: true })[]) {
      if (each.sealed) continue
      group++
      await see(each, each.text, true)
      // somebody else's order is no mistake of the first one's
      if (/:\s*$/m.test(each.text) || (await readMessage(each.text)).orders) continue
      for (const change of changes) {
        const text = change(each.text, random)
        if (text !== each.text && random() < 0.6) await see(each, text, false)
      }
    }
  for (const each of grammarCases(rows, 600, 7)) {
    group++
    await see(each, each.text, true)
  }
  return found
}
