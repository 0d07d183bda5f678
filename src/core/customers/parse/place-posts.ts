import type { PlaceTable } from '../address/place-table'
import type { Board, Stretch } from './board'
import { isLatin } from './letters'

/** Five digits that may be a postcode. */
export type Post = Stretch & { digits: string; labelled: boolean; known: boolean; label?: number }

const mostPosts = 20
const notPost =
  /(?:ห้อง|ชั้น|บ้านเลขที่|เลขที่|หมู่|(?<![ก-๎])ม\.|(?<![ก-๎])ซ\.|ซอย|#|no\.?|order|ออเดอร์|room|rm\.?|unit|x|@|฿)\s{0,2}$/

export function findPosts(board: Board, table: PlaceTable, isLabelled: (at: number) => boolean): Post[] {
  const { text, low } = board
  const found: Post[] = []
  for (const match of low.matchAll(/(?<![\d#])(?<!\d[/.,-])(?:\d{5}|\d(?: \d){4})(?![\d/]|[.-]\d)/g)) {
    if (found.length >= mostPosts) break
    const start = match.index
    const end = start + match[0].length
    const labelled = isLabelled(start)
    // 20000mAh
    if (/^ ?(?:mah|ml|lm|btu|rpm|mg|k)(?![a-z])/.test(low.slice(end, end + 5))) continue
    if (!board.isFree(start, end) || (isLatin(text[start - 1]) && !labelled)) continue
    if (!labelled && notPost.test(low.slice(Math.max(0, start - 14), start))) continue
    if (/^\s{0,2}(?:บาท|฿|บ\.|thb|baht|\.-|ชิ้น)/.test(low.slice(end, end + 7))) continue
    const digits = match[0].replaceAll(' ', '')
    const known = table.withPost(digits).length > 0
    if (known || labelled || match[0].length === 5) found.push({ start, end, digits, labelled, known })
  }
  return found
}

const mostNumbers = 50

/** Position of the only number that is the postcode of a place named in the text; -1 if there are none or several. */
export function onlyPost(low: string, table: PlaceTable): number {
  const found: number[] = []
  let count = 0
  for (const { 0: digits, index } of low.matchAll(/(?<!\d|\d[.,/-])\d{5}(?![\d/]|[.,-]\d)/g)) {
    if (++count > mostNumbers) return -1
    const isHere = table
      .withPost(digits)
      .some(({ name, district }) => low.includes(name) || low.includes(district.name.replace(/^เมือง(?=.)/, '')))
    if (isHere) found.push(index)
  }
  const [only = -1, another] = found
  return another === undefined ? only : -1
}
