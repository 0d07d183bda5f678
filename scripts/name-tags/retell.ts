import type { Board, Stretch } from '../../src/core/customers/parse/board'

type Parts = Record<'name' | 'products' | 'address', Stretch[]>
type Edit = Stretch & { words: string }
type Random = () => number

// How others would write the same order: lines in another order or joined, labels left out, other words around names and
// products, words glued together, and lines of other messages that say nothing of the order.

const keys = ['name', 'products', 'address'] as const
const settled = ['phone', 'place', 'money']

/** Lines that say nothing of what is looked for. */
export function talkIn(board: Board, parts: Parts): string[] {
  return board.lines
    .filter(
      ({ start, end }) =>
        end - start > 3 &&
        keys.every((key) => parts[key].every((part) => part.start >= end || part.end <= start)) &&
        !settled.some((owner) =>
          Array.from({ length: end - start }, (_, at) => board.ownerAt(start + at)).includes(owner as never),
        ),
    )
    .map(({ start, end }) => board.text.slice(start, end))
}

/** The text with other words in places, none of them within a part. */
function edited(text: string, parts: Parts, edits: readonly Edit[]): [string, Parts] {
  const inside = ({ start, end }: Stretch) =>
    keys.some((key) =>
      parts[key].some((part) => start < part.end && end > part.start && !(start <= part.start && end <= part.start)),
    )
  const kept = edits
    .filter((edit) => !inside(edit))
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => at === 0 || start >= (all[at - 1]?.end ?? 0))
  let out = ''
  let from = 0
  const moved: Parts = { name: [], products: [], address: [] }
  const shift = (at: number, isStart: boolean) =>
    kept.reduce(
      (sum, { start, end, words }) =>
        end < at || (end === at && (isStart || start < end)) ? sum + words.length - (end - start) : sum,
      at,
    )
  for (const { start, end, words } of kept) {
    out += text.slice(from, start) + words
    from = end
  }
  out += text.slice(from)
  for (const key of keys)
    moved[key] = parts[key].map(({ start, end }) => ({ start: shift(start, true), end: shift(end, false) }))
  return [out, moved]
}

const matches = (text: string, pattern: RegExp, words: string): Edit[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, words }))

/** Lines in another order; what is on several lines stays as it is. */
function shuffled(text: string, parts: Parts, random: Random): [string, Parts] {
  let start = 0
  const lines = text.split('\n').map((line) => {
    const own = { start, end: start + line.length, line, key: random() }
    start += line.length + 1
    return own
  })
  const lineOf = (part: Stretch) => lines.find((line) => part.start >= line.start && part.end <= line.end)
  if (lines.length < 2 || keys.some((key) => parts[key].some((part) => !lineOf(part)))) return [text, parts]
  const moved: Parts = { name: [], products: [], address: [] }
  const order = [...lines].sort((a, b) => a.key - b.key)
  let out = 0
  for (const line of order) {
    for (const key of keys)
      for (const part of parts[key])
        if (lineOf(part) === line)
          moved[key].push({ start: part.start - line.start + out, end: part.end - line.start + out })
    out += line.line.length + 1
  }
  return [order.map(({ line }) => line).join('\n'), moved]
}

const verbs = ['เอา', 'ขอ', 'สั่ง', 'รับ', 'จอง', 'ขอสั่ง', 'เอา ', 'สั่ง ', 'รายการ ', 'สินค้า: ']
const ends = ['ค่ะ', 'ครับ', 'คะ', 'นะคะ', 'จ้า', 'นะ', 'คับ', 'ค่า', ' ค่ะ', ' ครับ']
const called = [
  'คุณ',
  'พี่',
  'ป้า',
  'ชื่อ ',
  'ชื่อ',
  'ส่ง ',
  'ส่งให้ ',
  'ส่งคุณ',
  'ผู้รับ ',
  'ผู้รับ: ',
  'น้อง',
  'ส่งถึง ',
  'น.ส.',
  'นาย',
  'นาง',
  'คุณ ',
]

/** The same told in another form: in other lines, with other words around its parts, or glued together. */
export function retell(text: string, parts: Parts, random: Random, talk: readonly string[]): [string, Parts] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  let now: [string, Parts] = [text, parts]
  const change = (share: number, edits: (text: string, parts: Parts) => Edit[]) => {
    if (random() < share) now = edited(...now, edits(...now))
  }
  if (random() < 0.25) now = shuffled(...now, random)
  change(0.15, (each) =>
    matches(each, /(?<=^|[\s\n])(?:ชื่อ|โทร|เบอร์|ที่อยู่|Tel|Add|ผู้รับ|ส่ง)\.?[ :]{1,3}/g, '').filter(() => random() < 0.8),
  )
  change(0.15, (each, { products }) =>
    products
      .filter(({ start }) => start === 0 || /[\s]/.test(each[start - 1] ?? ''))
      .slice(0, 1)
      .map(({ start }) => ({ start, end: start, words: pick(verbs) })),
  )
  change(0.2, (each, { name }) =>
    name
      .filter(({ start }) => start === 0 || /[\s]/.test(each[start - 1] ?? ''))
      .map(({ start }) => ({ start, end: start, words: pick(called) })),
  )
  change(0.15, (each, { name, products }) =>
    [...name, ...products.filter(() => random() < 0.3)]
      .filter(({ end }) => /^(?:\s|$)/.test(each.slice(end, end + 1)))
      .map(({ end }) => ({ start: end, end, words: pick(ends) })),
  )
  change(0.3, (each) => {
    const breaks = [0, ...[...each.matchAll(/\n/g)].map(({ index }) => index + 1)]
    const at = pick(breaks)
    return talk.length ? [{ start: at, end: at, words: `${pick(talk)}\n` }] : []
  })
  change(0.12, (each) => matches(each, /(?<=[ก-๎]) (?=\d)|(?<=\d) (?=[ก-๎])/g, '').filter(() => random() < 0.8))
  const between = pick([' ', ' ', ' / ', ', ', ' ', 'ค่ะ '])
  if (random() < 0.25) now = edited(...now, matches(now[0], /\n/g, between))
  return now
}
