import type { PlaceTable } from '../address/place-table'
import type { PastedOrder } from '../customers.pasted-order'
import { addressWordAt } from './address-words'
import type { Board, Stretch } from './board'
import { findLabels } from './field-labels'
import { takePhones } from './phones'
import { findPosts } from './place-posts'
import { senderParts } from './sections'
import { isSmallTalk } from './talk'

/** What every order has: a phone, and the end of an address. */
type Anchor = Stretch & { kind: 'phone' | 'address' }

const subMark = /(?<![ก-๎.])(?:ต\. ?|ตำบล ?|แขวง ?)(?=[ก-ฮเ-ไ])|(?<=[ก-๎])(?:ตำบล|แขวง|ต\.)(?=[ก-ฮเ-ไ]{2})/g
const divider = /^\s*$|^\s*[-=_*~•.]{3,}\s*$/
const ordinal =
  /^\s*(?:\(?[1-9][.)]|[-•]\s?(?=[ก-๎])|(?:ที่|คน|อันดับ|ออเดอร์|กล่อง|เจ้า|ราย|ชุด|จุด)(?:ที่)? ?(?:[1-9]|แรก|สอง|สาม|สี่)(?![\d/]))/
const payment = /(?:ยอด|รวม|โอน|เก็บ|จ่าย|ชำระ)[^\n]{0,20}\d|โอน(?:แล้ว|เงิน)|cod|ปลายทาง|บาท/
const mostOrders = 20

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

/** The ends of addresses: postcodes if there are several, otherwise sub-districts. */
function addressesIn(board: Board, table: PlaceTable, isSender: (at: number) => boolean): Stretch[] {
  const posts = findPosts(board, table, () => false).filter(({ known, start }) => known && !isSender(start))
  if (posts.length > 1) return posts
  return [...board.low.matchAll(subMark)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ start }) => !isSender(start))
}

/** Anchors in order; of neighbours of one kind, the first and the last count as one. */
function anchorsIn(board: Board, table: PlaceTable, isSender: (at: number) => boolean): Anchor[] {
  const phones = takePhones(board, () => false).filter(({ start }) => !isSender(start))
  if (phones.length < 2) return []
  const all: Anchor[] = [
    ...phones.map(({ start, end }) => ({ start, end, kind: 'phone' as const })),
    ...addressesIn(board, table, isSender).map(({ start, end }) => ({ start, end, kind: 'address' as const })),
  ].sort((a, b) => a.start - b.start)
  const merged: Anchor[] = []
  for (const each of all) {
    const last = merged.at(-1)
    if (last?.kind === each.kind) last.end = each.end
    else merged.push({ ...each })
  }
  return merged
}

/** "… สบู่ 2 ก้อน 2) สมใจ …", "… ชา 2 ถุง และส่งอีกที่ สมใจ …" */
const nextOnLine =
  /(?<=\s)(?:\(?[2-9][.)] ?(?=[ก-ฮเ-ไ])|(?:และ|กับ|แล้ว|อีก(?:กล่อง|ชุด|ที่|คน|เจ้า)) ?ส่ง|กับอีก ?\d|ส่วน(?:ของ)?(?:พี่|น้อง|แม่|พ่อ|ยาย|เพื่อน|อีก)|ของ(?:พี่|น้อง|แม่|พ่อ|ยาย|ป้า|น้า|เพื่อน)(?=[ ก-๎])|(?:กล่อง|คน|ชุด|เจ้า|ที่)(?:ที่)? ?(?:2|สอง)(?![\d/]))/

function onOneLine(low: string, from: number, to: number): number {
  const found = nextOnLine.exec(low.slice(from, to))
  return found ? from + found.index : from
}

/** Where the next order begins, between the last anchor of one and the first of the next. */
function boundary(board: Board, last: Anchor, next: Anchor): number {
  const { text, low } = board
  const from = text.indexOf('\n', last.end)
  if (from < 0 || from >= next.start) return onOneLine(low, last.end, next.start)
  const to = lineStart(text, next.start)
  const starts: number[] = []
  for (let at = from + 1; at <= to; at = text.indexOf('\n', at) + 1) {
    starts.push(at)
    if (text.indexOf('\n', at) < 0) break
  }
  const lineAt = (at: number) => {
    const end = text.indexOf('\n', at)
    return low.slice(at, end < 0 ? low.length : end)
  }
  const marked = starts.find((at) => ordinal.test(lineAt(at))) ?? starts.find((at) => divider.test(lineAt(at)))
  if (marked !== undefined) return marked
  let begin = to
  for (const at of [...starts].reverse().slice(1)) {
    const line = lineAt(at)
    if (payment.test(line) || (isSmallTalk(line) && addressWordAt(low, at, 'strong') === '')) break
    begin = at
  }
  return begin
}

/**
 * [start, end) of each order in a message for several recipients: each has its own phone and its own address. At most
 * one range if there is only one. Marks phones on the given board.
 */
export function orderRanges(board: Board, table: PlaceTable): [number, number][] {
  const labels = findLabels(board.low)
  const senders = senderParts(board, labels)
  const isSender = (at: number) => senders.some(({ start, end }) => at >= start && at < end)
  const anchors = anchorsIn(board, table, isSender)
  const pairs = Array.from({ length: Math.min(mostOrders, Math.floor(anchors.length / 2)) }, (_, index) =>
    anchors.slice(2 * index, 2 * index + 2),
  )
  const cuts = pairs.slice(1).map(([next], index) => {
    const last = pairs[index]?.at(-1)
    return last && next ? board.message.spanOf(boundary(board, last, next), board.text.length)[0] : 0
  })
  return [0, ...cuts].map((start, index) => [start, cuts[index] ?? board.message.raw.length])
}

/** Whether a parcel can be sent from what was read: a phone, and a house or a place. */
export const isDeliverable = ({ phones, house, subDistrict, postNum }: PastedOrder): boolean =>
  phones.length > 0 && [house, subDistrict, postNum].some((field) => field !== null)

const moved = <T extends { spans: [number, number][] }>(field: T, by: number): T => ({
  ...field,
  spans: field.spans.map(([start, end]) => [start + by, end + by]),
})

/** The order with its spans moved to its position in the whole message. */
export function shifted(order: PastedOrder, by: number): PastedOrder {
  const own = <T extends { spans: [number, number][] }>(field: T | null): T | null => field && moved(field, by)
  return {
    name: own(order.name),
    addressLine: own(order.addressLine),
    house: own(order.house),
    subDistrict: own(order.subDistrict),
    district: own(order.district),
    province: own(order.province),
    postNum: own(order.postNum),
    phones: order.phones.map((phone) => moved(phone, by)),
    cod: own(order.cod),
    amount: own(order.amount),
    items: order.items.map((item) => moved(item, by)),
    note: own(order.note),
  }
}
