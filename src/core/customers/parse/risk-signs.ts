import type { PastedOrder } from '../customers.pasted-order'
import { addressWordFrom } from './address-words'
import { type Board, stretchesOf } from './board'
import { evidence, leastEvidence } from './name-likeness'
import { shop } from './name-words'
import type { Tagged } from './tagger'
import { isSmallTalk } from './talk'
import { rankLength } from './titles'

/** The values of an order that are in doubt alone or not at all. */
export const valued = [
  'name',
  'addressLine',
  'house',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'cod',
  'amount',
  'phones',
  'items',
] as const
export type Valued = (typeof valued)[number]

const letters = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** A value as text, to compare two readings. '' if there is none. */
function said(order: PastedOrder, key: Valued): string {
  if (key === 'phones')
    return order.phones
      .map(({ value }) => value)
      .sort()
      .join()
  if (key === 'items')
    return order.items
      .map(({ text, qty }) => `${letters(text)}${qty}`)
      .sort()
      .join()
  return letters(String(order[key]?.value ?? ''))
}

type Given = { value: string; confidence: number; spans: [number, number][] }

function given(order: PastedOrder, key: Valued): Given | null {
  if (key === 'phones' || key === 'items') {
    const values = order[key]
    if (!values.length) return null
    return {
      value: values.map((each) => ('text' in each ? each.text : each.value)).join('\n'),
      confidence: Math.min(...values.map(({ confidence }) => confidence)),
      spans: values.flatMap(({ spans }) => spans),
    }
  }
  const field = order[key]
  return field && { ...field, value: String(field.value) }
}

const verb = /^(?:ส่ง|ใช้|เอา|ขอ(?!ง)|รับ|สินค้า|รายการ|ให้|มี|ไป|มา|จาก|ถึง|พรี|จอง|สั่ง|ซื้อ|คือ|และ|กับ|แล้ว|ของ|ใน|ที่|ใบเสนอ|บิล|ออก)/
/** Where somebody works, next to or within a name. */
const workplace =
  /(?:^|\s)(?:ร้าน|สวน|อบต|อบจ|เทศบาล|โรงเรียน|รร\.|โรงพยาบาล|รพ\.|บริษัท|บจก|หจก|แผนก|ฝ่าย|คลินิก|สำนักงาน|วัด|ตลาด|โรงงาน|อู่)/
const labelWord = /นามสกุล|(?:^|\s)(?:ชื่อ|เบอร์|โทร|ที่อยู่|ผู้รับ|บ้าน|สั่ง)/
const houseLike = /(?<![\d/.-])\d{1,5}\/\d{1,5}(?![\d/])|เลขที่ ?\d/g
const phoneLike = /(?<!\d)0[2-9](?:[ .-]?\d){7,8}(?!\d)/g
const asks = /ไหม|มั้ย|มั๊ย|กี่|เท่าไ|หรือ|รึ|\?/

/** What is unusual about what a value contains. */
const contents: Partial<Record<Valued, (value: string, order: PastedOrder) => (string | false)[]>> = {
  name: (value) => {
    const bare = value.slice(rankLength(value.toLowerCase(), 0))
    const words = bare.split(/\s+/)
    const like = evidence(bare)
    return [
      `words${Math.min(4, words.length)}`,
      shop.test(bare) && 'shop',
      like < -1 ? 'unlike' : like < 0 ? 'barely' : like < 1 ? 'maybe' : 'like',
      leastEvidence(bare) < -1 && 'oddWord',
      verb.test(bare) && 'verb',
      words.some((word) => word.length < 3) && 'stub',
      words.length === 1 && bare.length > 12 && 'long',
      /[^ก-๎A-Za-zÀ-ɏ .'-]/.test(bare) && 'marks',
      isSmallTalk(bare.toLowerCase()) && 'talk',
      words.length > 1 && words.some((word) => /^[a-z]/i.test(word)) && /[ก-๎]/.test(bare) && 'mixed',
      workplace.test(bare.slice(2)) && 'workplace',
      labelWord.test(bare) && 'label',
    ]
  },
  addressLine: (value, { house, name }) => {
    const first = /^\S+/.exec(value)?.[0] ?? ''
    return [
      house === null && 'noHouse',
      !/\d/.test(value) && 'noNumber',
      /[(:_@"!?]/.test(value) && 'marks',
      isSmallTalk(value.toLowerCase()) && 'talk',
      /^[ก-๎]/.test(first) && !addressWordFrom(value.toLowerCase(), 0, 'any') && 'worded',
      /^[ก-๎]{2,8}$/.test(first) && evidence(first) > 0.2 && 'named',
      value.length > 80 && 'long',
      verb.test(value) && 'verb',
      workplace.test(name?.value ?? '') && 'workplace',
    ]
  },
  house: (value, { addressLine }) => {
    const line = addressLine?.value ?? ''
    const at = line.indexOf(value)
    return [
      !value.includes('/') && 'bare',
      at > 0 && !/[\s,:]/.test(line[at - 1] ?? '') && 'glued',
      at > 14 && 'late',
      value.length < 2 && 'digit',
    ]
  },
  amount: (value) => [
    Number(value) % 100 > 0 && 'satang',
    Number(value) < 10_000 && 'small',
    Number(value) > 1e6 && 'large',
  ],
  items: (value, { items }) => [
    `count${Math.min(4, items.length)}`,
    items.some(({ text }) => verb.test(text)) && 'verb',
    items.some(({ text }) => /[^\p{L}\p{M}\p{N} .,/+&%'"-]/u.test(text)) && 'marks',
    items.some(({ text }) => /\d/.test(text)) && 'digits',
    items.some(({ text }) => /^\d/.test(text)) && 'number',
    items.some(({ text }) => text.length < 4) && 'stub',
    items.some(({ qty }) => qty > 20) && 'many',
    items.some(({ text }) => text.split(' ').length > 3) && 'worded',
    items.some(({ text }) => text.length > 24) && 'long',
    items.some(({ text }) => evidence(text) > 1.5) && 'named',
    isSmallTalk(value.toLowerCase()) && 'talk',
  ],
}

/** Whose text is directly before and after a value: a line, a label, a phone … */
function neighboursIn(board: Board): (spans: [number, number][]) => string[] {
  const { raw, spanOf } = board.message
  const owner: string[] = []
  for (let at = 0; at < board.text.length; at++) owner[spanOf(at, at + 1)[0]] = board.ownerAt(at)
  const seen = (from: number, step: 1 | -1) => {
    let at = from
    while (/[ \t,./|:()-]/.test(raw[at] ?? '')) at += step
    return at < 0 || at >= raw.length || raw[at] === '\n' ? 'line' : (owner[at] ?? 'free')
  }
  return (spans) => {
    const [first, last] = [spans[0], spans.at(-1)]
    return first && last ? [`from-${seen(first[0] - 1, -1)}`, `to-${seen(last[1], 1)}`] : ['derived']
  }
}

const taggedKinds = { name: 'name', items: 'products', addressLine: 'address' } as const

/** How far the message as a whole speaks for something else: 0 for the same, 3 for less likely, 1 or 2 for likelier. */
function taggedSign(board: Board, key: Valued, spans: readonly [number, number][], tagged: Tagged): string | false {
  if (key !== 'name' && key !== 'items' && key !== 'addressLine') return false
  const kind = taggedKinds[key]
  const inText = ([from, to]: readonly [number, number]) => ({
    start: tagged.tokens[from]?.start ?? 0,
    end: tagged.tokens[to - 1]?.end ?? 0,
  })
  const read = stretchesOf(board, spans).filter(
    ({ start, end }) => key !== 'items' || /\D/.test(board.text.slice(start, end)),
  )
  const [best] = [null, ...tagged.names]
    .map((named) => ({ named, likelihood: tagged.likelihood(named) }))
    .sort((a, b) => b.likelihood - a.likelihood)
  const own = kind === 'name' ? (best?.named ? [inText(best.named)] : []) : tagged[kind]
  const differs = tagged.advantage(kind, own, read)
  return `tagged${differs === 0 ? 0 : differs > 3 ? 2 : differs > 0 ? 1 : 3}`
}

/**
 * What speaks for and against each value of an order: how sure the rule was, whether the message says the same in other
 * words, what is left over beside the value, and what it contains.
 */
export function signsOf(
  board: Board,
  order: PastedOrder,
  others: readonly PastedOrder[],
  tagged: Tagged | null = null,
): Map<Valued, string[]> {
  const { raw, spanOf } = board.message
  const left = board
    .freeIn(0, board.text.length)
    .filter(({ start, end }) => /[ก-ฮa-z\d]{2}|\d/i.test(board.text.slice(start, end)))
  const odd = left.filter(({ start, end }) => !isSmallTalk(board.low.slice(start, end)))
  const rest = odd.reduce((sum, { start, end }) => sum + end - start, 0)
  const numbers = left.some(({ start, end }) => /\d/.test(board.text.slice(start, end)))
  const free = left.map(({ start, end }) => spanOf(start, end))
  const neighbours = neighboursIn(board)
  const shared = [
    `rest${rest === 0 ? 0 : rest < 8 ? 1 : rest < 20 ? 2 : 3}`,
    numbers && 'numbers',
    asks.test(board.low) && 'asks',
    !raw.includes('\n') && 'oneLine',
    raw.length > 200 && 'longText',
    !order.subDistrict && !order.district && !order.province && !order.postNum && 'placeless',
  ]
  const shaken = valued.filter((key) => others.some((other) => said(other, key) !== said(order, key)))
  const severalHouses = (board.low.match(houseLike)?.length ?? 0) > 1
  const rivals: Partial<Record<Valued, boolean>> = {
    phones: (board.low.match(phoneLike)?.length ?? 0) > order.phones.length,
    house: severalHouses,
    addressLine: severalHouses,
  }
  const found = new Map<Valued, string[]>()
  for (const key of valued) {
    const value = given(order, key)
    if (!value) continue
    const beside = free.some(([start, end]) =>
      value.spans.some(
        ([from, to]) =>
          (end <= from && raw.slice(end, from).trim() === '') || (start >= to && raw.slice(to, start).trim() === ''),
      ),
    )
    const sure = value.confidence
    found.set(
      key,
      [
        `sure${sure < 0.5 ? 0 : sure < 0.7 ? 1 : sure < 0.9 ? 2 : 3}`,
        ...shared,
        beside && 'beside',
        rivals[key] === true && 'rivals',
        shaken.some((other) => other !== key) && 'shaken',
        ...neighbours(value.spans),
        ...others.map((other, index) => said(other, key) !== said(order, key) && `other${index}`),
        ...(contents[key]?.(value.value, order) ?? []),
        tagged !== null && taggedSign(board, key, value.spans, tagged),
      ].filter((sign) => sign !== false),
    )
  }
  return found
}
