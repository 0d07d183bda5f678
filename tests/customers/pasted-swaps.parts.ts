import type { Row } from './pasted-grammar'
import type { PastedCase } from './pasted-score'
import type { pools } from './pasted-swaps.pools'

/** Draws for one variant of a message. */
export type Draw = {
  any: <T>(list: readonly T[]) => T
  whole: (from: number, to: number) => number
  pool: (name: keyof typeof pools) => string
  rows: readonly Row[]
}
/** The same message with something else in it; null where it can't be said what is right then. */
export type Swap = (each: PastedCase, draw: Draw) => PastedCase | null

export const quote = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
export const count = (text: string, part: string) => text.split(part).length - 1
export const listOf = <T>(value: T | T[]): T[] => [value].flat() as T[]
export const changed = (
  each: PastedCase,
  text: string,
  expect: Partial<PastedCase['expect']> = {},
): PastedCase | null => (text === each.text ? null : { ...each, text, expect: { ...each.expect, ...expect } })

/** The part of the name that every right value contains, if the message has it once. */
export function nameIn({ text, expect, skip }: PastedCase): { name: string; options: string[] } | null {
  const options = listOf(expect.name).filter((each) => each !== null)
  const name = [...options].sort((a, b) => a.length - b.length)[0]
  if (!name || skip?.includes('name') || options.length !== listOf(expect.name).length) return null
  if (count(text, name) !== 1 || !options.every((each) => each.includes(name)) || name.includes('ร้าน')) return null
  if (expect.items.some((item) => name.includes(item.text))) return null
  return { name, options }
}

export const named =
  (draws: (draw: Draw, words: number) => string, free = false): Swap =>
  (each, draw) => {
    const own = nameIn(each)
    if (!own || /[a-z]/i.test(own.name) || / ณ /.test(own.name)) return null
    const at = each.text.indexOf(own.name)
    if (free && /[ก-๎\d.]/.test((each.text[at - 1] ?? '') + (each.text[at + own.name.length] ?? ''))) return null
    const name = draws(draw, own.name.split(' ').length)
    if (!name || each.text.includes(name)) return null
    return changed(each, each.text.replace(own.name, name), {
      name: own.options.map((option) => option.replace(own.name, name)),
    })
  }

export const twoWords = (first: keyof typeof pools, last: keyof typeof pools) => (draw: Draw) =>
  `${draw.pool(first)} ${draw.pool(last)}`

/** As written, or nothing if the message says it another way. */
const written = (text: string, name: string) => (text.includes(name) ? name : null)

export const placed =
  (fits: (row: Row) => boolean): Swap =>
  (each, draw) => {
    const { text, expect } = each
    const { subDistrict: sub, district, province, postNum } = expect
    if (typeof sub !== 'string' || typeof district !== 'string' || typeof province !== 'string') return null
    const inBangkok = province === bangkok
    const capital = district === `เมือง${province}`
    const said = {
      sub: written(text, sub),
      district: written(text, district),
      province: written(text, province),
      post: typeof postNum === 'string' ? written(text, postNum) : null,
    }
    if (!said.sub || typeof postNum !== 'string' || /[๐-๙０-９]/.test(text)) return null
    if (!said.district && !(capital && /อ\. ?เมือง|อำเภอ ?:? ?เมือง/.test(text))) return null
    const others = [...expect.addressParts, ...listOf(expect.name)].filter((part) => part !== null)
    if (others.some((part) => [sub, district, province].some((place) => part.includes(place)))) return null
    if (count(text, sub) !== (sub === district ? 2 : 1)) return null
    const rows = draw.rows.filter(
      (row) =>
        (row[2] === bangkok) === inBangkok &&
        (said.province !== null || inBangkok || row[2] === province) &&
        (row[1] === `เมือง${row[2]}`) === capital &&
        (row[0] === row[1]) === (sub === district) &&
        !row[0].startsWith('ถนน') &&
        fits(row),
    )
    if (!rows.length) return null
    const row = draw.any(rows)
    // what the message says must leave no other place
    const alike = draw.rows.filter(
      (other) =>
        other[0] === row[0] &&
        other[1] === row[1] &&
        (said.province === null || other[2] === row[2]) &&
        (said.post === null || other[3] === row[3]),
    )
    if (alike.length !== 1 || row[0] === row[2] || row[1] === row[2] || row[0].includes(row[2])) return null
    const next = new Map<string, string>([
      [postNum, row[3]],
      [province, row[2]],
      [district, row[1]],
      [sub, row[0]],
    ])
    const all = new RegExp(
      [...next.keys()]
        .sort((a, b) => b.length - a.length)
        .map(quote)
        .join('|'),
      'g',
    )
    return changed(
      each,
      text.replace(all, (place) => next.get(place) ?? place),
      { subDistrict: row[0], district: row[1], province: row[2], postNum: row[3] },
    )
  }

const bangkok = 'กรุงเทพมหานคร'
/** Names of provinces that people write. */
export const short: Record<string, string[]> = {
  [bangkok]: ['กทม', 'กทม.', 'กรุงเทพ', 'กรุงเทพฯ', 'กรุงเทพมหานคร', 'BKK'],
  นครราชสีมา: ['โคราช'],
  พระนครศรีอยุธยา: ['อยุธยา'],
  สุราษฎร์ธานี: ['สุราษฎร์', 'สุราษฯ', 'สุราษ'],
  นครศรีธรรมราช: ['นครศรีฯ', 'นครศรี', 'เมืองคอน'],
  ประจวบคีรีขันธ์: ['ประจวบ', 'ประจวบฯ'],
  อุบลราชธานี: ['อุบล', 'อุบลฯ'],
  อุดรธานี: ['อุดร', 'อุดรฯ'],
  ฉะเชิงเทรา: ['แปดริ้ว'],
  กาญจนบุรี: ['กาญ', 'เมืองกาญจน์'],
  สุพรรณบุรี: ['สุพรรณ'],
  ปทุมธานี: ['ปทุม', 'ปทุมฯ'],
  นนทบุรี: ['นนท์', 'นนท'],
  มหาสารคาม: ['สารคาม'],
  ขอนแก่น: ['ขก.'],
  เชียงใหม่: ['ชม.', 'เชียงใหม่'],
  ชลบุรี: ['ชลฯ', 'ชลบุรี'],
  สมุทรปราการ: ['ส.ป.', 'สมุทรปราการ'],
}

/** Places said with less; what is meant stays, if nothing else can be. */
export const lessSaid =
  (without: (text: string, place: Row) => string, keeps: (row: Row, other: Row) => boolean): Swap =>
  (each, { rows }) => {
    const { subDistrict, district, province, postNum } = each.expect
    const place = rows.find(
      (row) => row[0] === subDistrict && row[1] === district && row[2] === province && row[3] === postNum,
    )
    if (!place || each.text.includes('รหัส') || rows.filter((row) => keeps(row, place)).length !== 1) return null
    return place.slice(0, 2).every((name) => each.text.includes(name.replace(/^เมือง(?=.)/, '')))
      ? changed(each, without(each.text, place))
      : null
  }
export const sameSub = (row: Row, place: Row) => row[0] === place[0] && row[1] === place[1]

/** A house that the message has once, and where it is. */
export function houseIn({ text, expect }: PastedCase): { house: string; at: number } | null {
  const { house } = expect
  if (typeof house !== 'string' || !expect.addressParts.includes(house)) return null
  const found = [...text.matchAll(new RegExp(`(?<![\\d/.:-])${quote(house)}(?![\\d/-])`, 'g'))]
  return found.length === 1 && found[0] ? { house, at: found[0].index } : null
}

export const housed =
  (draws: (draw: Draw) => string): Swap =>
  (each, draw) => {
    const own = houseIn(each)
    if (!own || each.expect.addressParts.some((part) => part !== own.house && part.includes(own.house))) return null
    const house = draws(draw)
    const text = each.text.slice(0, own.at) + house + each.text.slice(own.at + own.house.length)
    return changed(each, text, {
      house,
      addressParts: each.expect.addressParts.map((part) => (part === own.house ? house : part)),
    })
  }

export const beside =
  (pool: 'road' | 'village'): Swap =>
  (each, draw) => {
    const own = houseIn(each)
    if (!own) return null
    const after =
      /^ {1,2}(?:ม|หมู่)(?:ที่)?[. ]{0,2}\d{1,2}(?= )/.exec(each.text.slice(own.at + own.house.length))?.[0] ?? ''
    const end = own.at + own.house.length + after.length
    if (each.text[end] !== ' ') return null
    const more = draw.pool(pool)
    return changed(each, `${each.text.slice(0, end)} ${more}${each.text.slice(end)}`, {
      addressParts: [...each.expect.addressParts, more.replace(/^(?:ซ\.|ถ\.|ม\.|ซอย|ถนน)/, '')],
    })
  }

/** Where the message has a phone, and how far; null if it is said in another way or more than once. */
export function phoneIn({ text, expect, skip, phonesAlt }: PastedCase): { start: number; end: number } | null {
  const digits = expect.phones[0]
  if (!digits || !/^0[689]\d{8}$/.test(digits) || skip?.includes('phones') || phonesAlt) return null
  const found = [...text.matchAll(new RegExp(`(?<!\\d)${[...digits].join('[ .-]{0,3}')}(?!\\d)`, 'g'))]
  return found.length === 1 && found[0] ? { start: found[0].index, end: found[0].index + found[0][0].length } : null
}
const mobile = ({ any, whole }: Draw) => `0${any([6, 8, 9])}${String(whole(10_000_000, 99_999_999))}`
export const thaiDigits = (text: string) => text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? digit)

export const phoned =
  (write: (digits: string, draw: Draw) => string): Swap =>
  (each, draw) => {
    const own = phoneIn(each)
    if (!own) return null
    const digits = mobile(draw)
    const { phones } = each.expect
    return changed(each, each.text.slice(0, own.start) + write(digits, draw) + each.text.slice(own.end), {
      phones: [digits, ...phones.slice(1)],
    })
  }

export const cut = (digits: string, by: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(by)

export const secondPhone: Swap = (each, draw) => {
  const own = phoneIn(each)
  if (!own || each.expect.phones.length > 1) return null
  if (/[ก-๎]/.test(each.text[own.end] ?? '')) return null
  const digits = mobile(draw)
  const text =
    each.text.slice(0, own.end) +
    draw.any([' / ', ', ', ' หรือ ', '/', ' ', ' สำรอง ']) +
    digits +
    each.text.slice(own.end)
  return changed(each, text, { phones: [...each.expect.phones, digits] })
}

export const bought =
  (product: boolean): Swap =>
  (each, draw) => {
    const { items } = each.expect
    if (!items.length || each.skip?.includes('items') || each.itemsAlt?.some((alt) => alt.length)) return null
    if (items.some(({ text }) => count(each.text, text) !== 1 || (product && /^สี|^[A-Z]\d|ลาย/.test(text)))) return null
    if (product && each.expect.items.some(({ text }) => /^(?:แดง|ดำ|ขาว)$/.test(text))) return null
    let text = each.text
    const next: typeof items = []
    for (const item of items) {
      if (product) {
        const other = draw.pool('product')
        if (text.includes(other) || next.some((own) => own.text.includes(other))) return null
        text = text.replace(item.text, other)
        next.push({ ...item, text: other })
        continue
      }
      const at = text.indexOf(item.text) + item.text.length
      const found = /^(?: ?\d{1,3} ?(?:กก|มล)\.)?[^\d\n]{0,9}?(\d{1,2})(?![\d.,:/]| ?(?:กก|มล|โหล))/.exec(
        text.slice(at),
      )
      if (!found || Number(found[1]) !== item.qty) return null
      const qty = draw.whole(1, 15)
      const end = at + found[0].length
      text = text.slice(0, end - (found[1] ?? '').length) + qty + text.slice(end)
      next.push({ ...item, qty })
    }
    return changed(each, text, { items: next })
  }

export const paid: Swap = (each, draw) => {
  const { amount } = each.expect
  if (typeof amount !== 'number' || /ละ ?\d|[+=%]|ค่าส่ง|มัดจำ/.test(each.text)) return null
  const found = [...each.text.matchAll(/(?<![\d/.,-])\d{1,3}(?:,\d{3}|\d{0,2})(?:\.\d\d)?(?![\d/,-]|\.\d)/g)].filter(
    ([digits]) => Math.round(Number(digits.replace(',', '')) * 100) === amount,
  )
  if (found.length !== 1 || !found[0]) return null
  const baht = draw.any([draw.whole(60, 999), draw.whole(1000, 9999), draw.whole(2, 60) * 50])
  const digits = baht > 999 && draw.whole(0, 1) ? baht.toLocaleString('en') : String(baht)
  const said = digits + draw.any(['', '', '.-', '.00'])
  const end = found[0].index + found[0][0].length
  return changed(each, each.text.slice(0, found[0].index) + said + each.text.slice(end), { amount: baht * 100 })
}

const blocks = ({ text, expect, skip }: PastedCase): string[] | null => {
  const own = listOf(expect.name).find((name) => name !== null && text.startsWith(`${name} 0`))
  const phone = expect.phones[0]
  const post = listOf(expect.postNum)[0]
  if (
    !own ||
    !phone ||
    !post ||
    skip ||
    expect.phones.length > 1 ||
    !new RegExp(`^${quote(`${own} ${phone} `)}\\d`).test(text) ||
    !text.endsWith(post)
  )
    return null
  return [own, phone, text.slice(own.length + phone.length + 2)]
}
export const ordered =
  (...order: number[]): Swap =>
  (each) => {
    const parts = blocks(each)
    return parts && changed(each, order.map((index) => parts[index]).join(' '))
  }

export const around = (text: string, with_: (text: string) => string) => (text.length > 20 ? with_(text) : text)
export const isChat = (text: string) => /\[\d|\d\d:\d\d|^[^ก-๎\w]|:[^\n]*\n[^\n]*:/.test(text)
