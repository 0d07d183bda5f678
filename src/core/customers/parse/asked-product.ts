import type { PastedItem } from '../customers.pasted-order'
import { type Board, lineAt } from './board'
import { productWithin } from './products'
import { afterUnit } from './units'

const available = '(?:ไหม|มั้ย|มั๊ย|บ่|ปะ|ป่ะ|ป่าว|เปล่า)'
/** "ผ้าปูเตียง 5 ฟุต มีไหม", "ยังมีผ้าถุงมั้ย", "สนใจ Air fryer": what the customer asks about before they order. */
const questions = [
  new RegExp(`(?:ยัง)?(?:มี|เหลือ)((?!ด)[^\\n?]{3,40}?)${available}`),
  new RegExp(`([^\\n?]{3,48}?) ?(?:ยัง|(?<= )มี)(?:มี|อยู่)?(?:อยู่)?${available}`),
  /สนใจ([^\n?]{3,40}?)(?:ค่?ะ|ครับ| still|$|\n)/,
]
const count =
  /(?:^|[\s])(?:ถ้า(?:ยัง)?มี ?)?(?:ก็|งั้น)? ?(?:ผม|หนู|พี่|เรา|ป้า)?(?:จัด(?:มา)?|เอา|รับ|ขอ|สั่ง|f|cf)?(?:สัก)?(?:ครับ|ค่ะ)? ?(\d{1,3})/g
const variant = /^(?:สี|ไซส์|ไซซ์|size)/
const unsure = 0.45

/** The product that was asked about, with the quantity that a later line gives without a product. Doubtful. */
export function withAsked(board: Board, items: PastedItem[]): PastedItem[] {
  const [only] = items
  if (items.length > 1 || (only && !variant.test(only.text)) || /ถ้า(?:ซื้อ|สั่ง)/.test(board.low)) return items
  for (const question of questions) {
    const found = question.exec(board.low)
    if (!found?.[1]) continue
    const start = found.index + found[0].indexOf(found[1])
    const line = board.lines[lineAt(board, start)]
    const stretch = line && board.freeIn(start, Math.min(line.end, start + found[1].length))[0]
    const product = stretch && productWithin(board, stretch)
    if (!line || !product) continue
    const words = board.text.slice(product.part.start, product.part.end).replace(/\s+/g, ' ')
    if (only) {
      board.take(product.part.start, product.part.end, 'item')
      const spans: [number, number][] = [board.message.spanOf(product.part.start, product.part.end), ...only.spans]
      return [{ ...only, text: `${words} ${only.text}`, confidence: unsure, spans }]
    }
    const after = start + found[1].length
    const counted = [...board.low.slice(after).matchAll(count)]
      .map(({ index, 0: said, 1: digits = '' }) => ({
        at: after + index + said.length,
        digits,
        verb: /[ก-๎a-z]/.test(said),
      }))
      .findLast(
        ({ at, digits, verb }) =>
          board.isFree(at - digits.length, at) &&
          (afterUnit(board.low, at) > at || (verb && /^ ?(?:\n|$|ค่?ะ|ครับ)/.test(board.low.slice(at, at + 2)))),
      )
    if (!counted || Number(counted.digits) < 1) continue
    const from = counted.at - counted.digits.length
    board.take(product.part.start, product.part.end, 'item')
    board.take(from, counted.at, 'item')
    return [
      {
        text: words,
        qty: Number(counted.digits),
        confidence: unsure,
        spans: [board.message.spanOf(product.part.start, product.part.end), board.message.spanOf(from, counted.at)],
      },
    ]
  }
  return items
}
