import type { Row } from './pasted-grammar'
import type { PastedCase } from './pasted-score'
import {
  around,
  beside,
  bought,
  changed,
  count,
  cut,
  type Draw,
  housed,
  houseIn,
  isChat,
  lessSaid,
  listOf,
  named,
  nameIn,
  ordered,
  paid,
  phoned,
  phoneIn,
  placed,
  quote,
  type Swap,
  sameSub,
  secondPhone,
  short,
  thaiDigits,
  twoWords,
} from './pasted-swaps.parts'
import { poolOf } from './pasted-swaps.pools'

/** Words for others that mean the same. */
const said =
  (words: RegExp, others: Record<string, string[]>): Swap =>
  (each, { any }) =>
    changed(
      each,
      each.text.replace(words, (word) => any(others[word.trim()] ?? [word])),
    )

export const swaps = {
  nameTwo: named((draw, words) => (words === 2 ? twoWords('first', 'last')(draw) : '')),
  nameOne: named((draw, words) => (words === 1 ? draw.pool('first') : '')),
  nameLong: named((draw, words) => (words === 1 ? twoWords('first', 'last')(draw) : ''), true),
  nick: named((draw, words) => (words === 1 ? draw.pool('nick') : '')),
  wordNick: named((draw, words) => (words === 1 ? draw.pool('wordNick') : ''), true),
  latin: named((draw, words) => (words === 1 ? draw.pool('latin') : twoWords('latin', 'latinLast')(draw)), true),
  foreign: named(
    (draw, words) => (words === 1 ? draw.pool('foreign') : twoWords('foreign', 'foreignLast')(draw)),
    true,
  ),
  titled: (each, { any }) => {
    const own = nameIn(each)
    if (!own || own.options.length > 1 || each.text.includes(`คุณ${own.name}`)) return null
    const at = each.text.indexOf(own.name)
    const title = any(
      /^[a-z]/i.test(own.name) ? ['K. ', 'Mr. ', 'Khun '] : ['คุณ', 'นาย', 'น.ส.', 'นางสาว', 'คุณ ', 'นาง'],
    )
    return /[ก-๎.\d]$/.test(each.text.slice(0, at))
      ? null
      : changed(each, each.text.slice(0, at) + title + each.text.slice(at))
  },
  place: placed(() => true),
  placeWord: placed(([sub, district]) =>
    [sub, district].some(
      (name) =>
        /^(?:นาง|นาย|พี่|แม่|พ่อ|ยาย|ตา|หนู|คุณ|พระ|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ไม้|หมู|ตลาด|บ้าน|วัด|ใหม่|ใน|นอก|เมือง|ท่า|ทุ่ง)/.test(
          name,
        ) || name.length < 4,
    ),
  ),
  houseBare: housed(({ whole }) => String(whole(1, 999))),
  houseSlash: housed(({ whole }) => `${whole(1, 999)}/${whole(1, 300)}`),
  road: beside('road'),
  village: beside('village'),
  phoneDash: phoned((digits) => cut(digits, '-')),
  phoneBlank: phoned((digits, { any }) =>
    any([cut(digits, ' '), `${digits.slice(0, 3)} ${digits.slice(3)}`, cut(digits, '.')]),
  ),
  phoneCountry: phoned((digits, { any }) => {
    const own = digits.slice(1)
    return any([
      `+66${own}`,
      `+66 ${own}`,
      `+66 ${own.slice(0, 2)} ${own.slice(2, 5)} ${own.slice(5)}`,
      `(+66)${own}`,
      `+66-${own}`,
    ])
  }),
  phoneThai: phoned((digits) => thaiDigits(digits)),
  phoneSecond: secondPhone,
  product: bought(true),
  quantity: bought(false),
  amount: paid,
  thaiDigits: (each) =>
    /[a-z]|\+66|\[|20\d\d/i.test(each.text) || each.expect.items.some(({ text }) => /\d/.test(text))
      ? null
      : changed(each, thaiDigits(each.text)),
  joined: (each) =>
    isChat(each.text) || listOf(each.expect.name).some((name) => name && count(each.text, name) > 1)
      ? null
      : changed(each, each.text.replace(/\s*\n\s*/g, ' ')),
  split: (each) => {
    const own = phoneIn(each)
    const house = houseIn(each)
    if (!own || each.text.includes('\n')) return null
    const at = [own.start, own.end, ...(house ? [house.at] : [])].sort((a, b) => b - a)
    return changed(
      each,
      at.reduce(
        (text, each) => text.slice(0, each).replace(/ $/, '\n') + text.slice(each).replace(/^ /, '\n'),
        each.text,
      ),
    )
  },
  splitPlaces: (each) =>
    changed(each, each.text.replace(/ (?=(?:ต\.|อ\.|จ\.|แขวง|เขต|ตำบล|อำเภอ|จังหวัด)[ก-ฮเ-ไ])/g, '\n')),
  phoneFirst: ordered(1, 0, 2),
  phoneLast: ordered(0, 2, 1),
  nameLast: ordered(2, 0, 1),
  nameEnd: ordered(1, 2, 0),
  stamped: (each, { any }) =>
    isChat(each.text)
      ? null
      : changed(
          each,
          any(['[12/11/2568 18:42] ลูกค้า: ', '18:42 ลูกค้า ', '18:42 น. ', '12 พ.ย. 2568 18:42\n']) + each.text,
        ),
  emoji: (each, { any }) =>
    changed(each, `${any(['📦 ', '🙏', '💕 ', '📍', '✨✨ '])}${each.text}${any([' 🙏', '🙏🏻🙏🏻', ' ❤️', '\n😊'])}`),
  hello: (each, { pool, any }) =>
    changed(
      each,
      around(each.text, (text) => `${pool('hello')}${any(['\n', ' '])}${text}`),
    ),
  thanks: (each, { pool, any }) => {
    const thanks = pool('thanks')
    return changed(each, each.text + any(thanks.length < 6 ? ['\n', ' ', ''] : ['\n', ' ']) + thanks)
  },
  gaps: (each, { whole }) =>
    changed(
      each,
      each.text.replace(/(?<=[ก-๎]) (?=\S)/g, () => (whole(1, 3) === 1 ? '  ' : ' ')),
    ),
  dotGaps: (each) => {
    const gap = (text: string) => text.replace(/(?<![ก-๎.])([ตอจมซถ]\.)(?=[ก-ฮเ-ไ][^.]|\d)/g, '$1 ')
    return changed(each, gap(each.text), { addressParts: each.expect.addressParts.map(gap) })
  },
  glued: (each) => changed(each, each.text.replace(/ (?=[ตอจ]\.[ก-ฮเ-ไ])/g, '')),
  undotted: (each) =>
    changed(
      each,
      each.text
        .replace(/(?<![ก-๎])([ตอจ])\. ?(?=[ก-ฮเ-ไ])/g, '$1.')
        .replace(/(?<= )ต\./g, 'ตำบล')
        .replace(/(?<= )อ\.(?!เมือง)/g, 'อำเภอ'),
    ),
  noProvince: lessSaid(
    (text, [, , province, post]) =>
      text.includes(post) ? text.replace(new RegExp(`(?:จ\\.|จังหวัด)?${province} ?(?=\\d{5})`), '') : text,
    (row, place) => row[0] === place[0] && row[3] === place[3],
  ),
  noPost: lessSaid((text, [, , , post]) => text.replace(new RegExp(` ?${post}`), ''), sameSub),
  bare: lessSaid(
    (text, [, , province]) =>
      text.includes(province) ? text.replace(/(?<= )(?:ต\.|อ\.|จ\.|แขวง|เขต)(?=[ก-ฮเ-ไ])/g, '') : text,
    (row, place) => sameSub(row, place) && row[3] === place[3],
  ),
  shortProvince: (each, { any }) => {
    const { province } = each.expect
    const names = typeof province === 'string' ? short[province] : undefined
    if (!names || typeof each.expect.postNum !== 'string' || !each.text.includes(each.expect.postNum)) return null
    return changed(each, each.text.replace(new RegExp(`(?:จ\\.|จังหวัด)?(?<!เมือง)${province}(?= ?\\d{5})`), any(names)))
  },
  countWays: (each, { any }) => {
    let { text } = each
    for (const item of each.expect.items)
      text = text.replace(
        new RegExp(`(?<=${quote(item.text)}) ?${item.qty} ?(กระปุก|ใบ|ผืน|ขวด|ถุง|กล่อง|แพ็ค|คู่|เส้น|อัน|แผ่น|ตัว)(?![ก-๎])`),
        (_, unit: string) =>
          any([
            ` x${item.qty}`,
            ` ${item.qty}${unit}`,
            ` จำนวน ${item.qty} ${unit}`,
            ` *${item.qty}`,
            ` ${item.qty}`,
            ` = ${item.qty} ${unit}`,
            `(${item.qty})`,
          ]),
      )
    return changed(each, text)
  },
  levels: said(/(?<![ก-๎.])(?:ต\.|อ\.|จ\.) ?(?=[ก-ฮเ-ไ][ก-๎]{2})/g, {
    'ต.': ['ตำบล', 'ตำบล ', 'ต. '],
    'อ.': ['อำเภอ', 'อำเภอ ', 'อ. '],
    'จ.': ['จังหวัด', 'จังหวัด ', ''],
  }),
  calls: said(/(?<![ก-๎])(?:โทร\.?|เบอร์โทร|เบอร์)(?=[ :]{0,3}[0๐])/g, {
    โทร: ['เบอร์', 'โทรศัพท์', 'มือถือ', 'ติดต่อ', 'Tel.', '☎', 'โทร:'],
    'โทร.': ['เบอร์', 'โทรศัพท์ ', 'tel '],
    เบอร์: ['โทร', 'เบอร์โทร', 'เบอร์ติดต่อ'],
    เบอร์โทร: ['โทร', 'เบอร์โทรศัพท์', 'เบอร์มือถือ'],
  }),
  pays: said(/เก็บเงินปลายทาง|เก็บปลายทาง|จ่ายปลายทาง|(?<= )ปลายทาง(?=ค่ะ|นะ|จ้า| )|(?<=^|\s)COD(?= |$)/g, {
    เก็บเงินปลายทาง: ['ปลายทาง', 'COD', 'เก็บปลายทาง'],
    เก็บปลายทาง: ['เก็บเงินปลายทาง', 'COD', 'จ่ายปลายทาง'],
    จ่ายปลายทาง: ['เก็บเงินปลายทาง', 'ชำระปลายทาง', 'เก็บปลายทาง'],
    ปลายทาง: ['เก็บปลายทาง', 'เก็บเงินปลายทาง', 'ชำระเงินปลายทาง'],
    COD: ['เก็บเงินปลายทาง', 'cod', 'ปลายทาง'],
  }),
  orders: said(/(?<=^|\n)(?:เอา|ขอ(?!บ)|รับ|สั่ง)(?=[ก-ฮเ-ไ][ก-๎])/g, {
    เอา: ['รับ', 'สั่ง', 'ขอ', 'เอา ', 'หนูเอา', 'สนใจ'],
    ขอ: ['เอา', 'รับ', 'สั่ง'],
    รับ: ['เอา', 'สั่ง', 'ขอรับ'],
    สั่ง: ['เอา', 'รับ', 'ขอสั่ง'],
  }),
  countGlued: (each) =>
    each.expect.items.length === 0
      ? null
      : changed(each, each.text.replace(/(?<=[ก-๎]) (?=\d{1,2} ?(?:กระปุก|ใบ|ผืน|ขวด|ถุง|กล่อง|แพ็ค|คู่|เส้น|อัน|แผ่น|ตัว))/g, '')),
} satisfies Record<string, Swap>
export type SwapName = keyof typeof swaps

const isGoods = ({ text, expect, skip, itemsAlt }: PastedCase) =>
  !skip &&
  !itemsAlt &&
  !expect.phones.length &&
  expect.name === null &&
  expect.province === null &&
  (expect.items.length > 0 || expect.cod) &&
  !/เดิม|ไหม|\?|พร้อมเพย์/.test(text)
const isRecipient = ({ text, expect, skip }: PastedCase) =>
  !skip &&
  expect.phones.length > 0 &&
  expect.name !== null &&
  expect.province !== null &&
  !expect.items.length &&
  !expect.cod &&
  expect.amount === null &&
  !isChat(text) &&
  !/เดิม|จาก|ตีกลับ|แก้/.test(text)

/** What one message orders, and to whom another sends. */
export function crossed(cases: readonly PastedCase[], random: () => number, count: number): PastedCase[] {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const [goods, recipients] = [cases.filter(isGoods), cases.filter(isRecipient)]
  return Array.from({ length: count }, () => {
    const [what, who] = [any(goods), any(recipients)]
    const texts = any([
      [what.text, who.text],
      [what.text, who.text],
      [who.text, what.text],
    ])
    const by = any((who.text + what.text).includes('\n') ? ['\n', '\n\n'] : ['\n', '\n', '\n\n', ' ', ' / '])
    return {
      ...who,
      text: texts.join(by),
      expect: { ...who.expect, items: what.expect.items, cod: what.expect.cod, amount: what.expect.amount },
      addressNot: [
        ...(who.addressNot ?? []),
        ...what.expect.items.map((item) => item.text).filter((item) => !who.text.includes(item)),
      ],
    }
  })
}

/** Variants of messages with known answers: each with one swap, or with two that don't undo each other. */
export function swapped(
  cases: readonly PastedCase[],
  rows: readonly Row[],
  random: () => number,
  { sealed = false, names = Object.keys(swaps) as SwapName[], times = 1 } = {},
): (PastedCase & { swaps: SwapName[]; nth: number })[] {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const draw: Draw = { any, whole, pool: (name) => any(poolOf(name, sealed)), rows }
  return cases.flatMap((each, nth) =>
    names.flatMap((name) => {
      let variant: PastedCase | null = each
      const done: SwapName[] = []
      for (const next of [name, any(names), any(names)].slice(0, times)) {
        const swap: Swap = swaps[next]
        const made: PastedCase | null = done.includes(next) ? null : swap(variant, draw)
        if (made) {
          variant = made
          done.push(next)
        } else if (!done.length) return []
      }
      return done.length ? [{ ...variant, swaps: done, nth }] : []
    }),
  )
}
