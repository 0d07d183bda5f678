import type { Place, PlaceTable } from '../address/place-table'
import type { Board, Stretch } from './board'
import type { Places } from './place-fields'

/** "รับที่ไปรษณีย์หางดง", "ปณ.ปากช่อง 30130"; "ส่งไปรษณีย์ธรรมดา" is a way of sending, and ค้างที่ไปรษณีย์ no order. */
const office =
  /(?<![ก-๎])(?:(?:ไป|มา|ขอ|ไม่สะดวก)?(?:รับ|ส่ง|ฝาก)[ก-๎]{0,10}?)?(?:ที่ ?)?((?:ที่ทำการ ?)?(?:ไปรษณีย์(?!ไทย|ธรรมดา|ด่วน)|ปณ\.?|ป\.ณ\.) ?(?:สาขา ?)?(?:อ\.|อำเภอ)? ?)([ก-๎]{3,20})/g
const stuck = /ค้าง|ตกหล่น|ตีกลับ|ถึงแล้ว/
const stuckWithin = 14
/** Nothing but the office's name says where it is. */
const fromOffice = 0.6

export type PostOffice = Stretch & { name: string; digits: string }

/** The post office that keeps the parcel, named after a place; claims it as the address. */
export function takePostOffice(board: Board, table: PlaceTable): PostOffice | null {
  const { low } = board
  if (!board.hasIn(0, low.length, 'phone')) return null
  for (const { index, 0: words, 1: post = '', 2: rest = '' } of low.matchAll(office)) {
    const name = nameIn(table, rest)
    if (!name || stuck.test(low.slice(Math.max(0, index - stuckWithin), index))) continue
    const end = index + words.length - rest.length + name.length
    const from = end - name.length - post.length
    // of "ส่งไปที่ทำการไปรษณีย์", the label is ส่งไปที่
    const start = board.isFree(from, end) ? from : from + post.search(/ไปรษณีย์|ปณ|ป\.ณ/)
    if (!board.isFree(start, end)) continue
    board.take(index, from, 'talk')
    board.take(from, end, 'address')
    return { start, end, name, digits: /^ ?(\d{5})(?!\d)/.exec(low.slice(end, end + 7))?.[1] ?? '' }
  }
  return null
}

function nameIn(table: PlaceTable, words: string): string {
  for (let length = words.length; length > 2; length--) {
    const name = words.slice(0, length)
    const ends = length === words.length || /^(?:ค่?ะ|ครับ|คับ|นะ|จ้า|โทร|ชื่อ|เบอร์)/.test(words.slice(length))
    if (ends && (table.named(name).length > 0 || table.named(`เมือง${name}`).length > 0)) return name
  }
  return ''
}

const districtOf = (place: Place) =>
  place.level === 'sub' ? place.district : place.level === 'district' ? place : null

/** Where the office is, if nothing else says it: in the only district of its name or, with a postcode, in the one it belongs to. */
export function withPostOffice({ field }: Board, table: PlaceTable, office: PostOffice | null, places: Places): Places {
  if (!office || places.district) return places
  const { name, digits } = office
  const post = digits || places.postNum?.value
  const named = [...table.named(name), ...table.named(`เมือง${name}`)]
  const here = post
    ? table
        .withPost(post)
        .filter((sub) =>
          named.some((place) => place === sub || place === sub.district || place === sub.district.province),
        )
    : named.filter(({ level }) => level === 'district')
  const [district, other] = new Set(here.map(districtOf))
  if (!district || other) return places
  if (places.province && places.province.value !== district.province.name) return places
  return {
    ...places,
    district: field(district.name, fromOffice),
    province: places.province ?? field(district.province.name, fromOffice),
    postNum: places.postNum ?? (post ? field(post, fromOffice) : null),
  }
}
