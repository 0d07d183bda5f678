import { type Board, type Stretch, trimmed } from './board'
import { afterParticles, isDigit, isLatin, isThai } from './letters'
import { afterUnit } from './units'

/** An amount named for the whole order. `rank`: how plainly it is named so. */
export type Named = { satang: number; rank: number; cod: boolean; number: Stretch; from: number; to: number }

const mostNumbers = 200
const number = /(?<![\d.,-])(?<!\d\/)(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?(?![\d/]|,\d{3}|-\d)/g
const currency = /^\s{0,2}(?:บาท|฿|บ\.|บ(?![ก-๎])|thb(?![a-z])|baht|bath(?![a-z])|\.-|,-|-(?![\d\s]?\d)|\.—)/
const currencyBefore = /(?:฿|thb|บาท)\s{0,2}$/

/** What is named right before a number, the longest first; 0 says that it is not the sum of the order. */
const cues: [RegExp, number][] = [
  [
    /(?:ค่าส่ง|ค่าจัดส่ง|ค่าขนส่ง|ค่าธรรมเนียม|ค่าบริการ|ค่าสินค้า|ค่าของ|ค่ากล่อง|ค่าห่อ|ค่าปลายทาง|ค่าเก็บเงินปลายทาง|ค่าเก็บปลายทาง|ค่า ?cod|ค่า ?ems|ส่วนลด|ลด|มัดจำ|ราคา|ชิ้นละ|(?<!โอน|จ่าย|แล้ว)ละ|@|shipping|delivery fee|cod fee|discount|deposit|ทอน|ค่า)$/,
    0,
  ],
  [
    /(?:cod|c\.o\.d\.?|cash on delivery|เก็บเงินปลายทาง|เก็บตังปลายทาง|เก็บปลายทาง|ชำระปลายทาง|จ่ายปลายทาง|ปลายทาง|ยอดเก็บ|เก็บเงิน|เก็บยอด|เก็บ)$/,
    6,
  ],
  [/(?:ยอดสุทธิ|สุทธิ|ยอดโอน|ยอดที่ต้องชำระ|ยอดชำระ|คงเหลือ|เหลือ|net)$/, 5],
  [
    /(?:รวมทั้งหมด|รวมทั้งสิ้น|รวมทั้งสิน|ทั้งหมด|ทั้งสิ้น|ยอดรวม|ราคารวม|รวมยอด|รวมเป็นเงิน|รวมเป็น|รวมค่าส่ง|รวมค่าจัดส่ง|รวมส่ง|รวมจัดส่ง|รวมเงิน|grand total|total|(?<=\d[^\n=]{0,12})=|(?<=[ก-๎]\s?)=)$/,
    4,
  ],
  [
    /(?:รวม|ยอดเงิน|ยอด|จำนวนเงิน|โอนแล้ว|โอนไป|โอนเงิน|โอน|จ่ายแล้ว|จ่าย|ชำระแล้ว|ชำระเงิน|ชำระ|เป็นเงิน|amount|paid|sum|แจ้งโอน)$/,
    3,
  ],
]
const fillers =
  /(?:[^ก-๎a-z\d@+=]|฿|=(?=\s*$)|thb|บาท|ที่|คือ|เป็น|จำนวน|เงิน|แล้ว|ไป|มา|เลย|ไว้|ค่ะ|คะ|ครับ|คับ|นะ|จ้า|ทั้งหมด|เรียบร้อย|ยอด|รวม|เข้า|ตอนรับของ|ให้|ละ|\(|\)|is|amount|:)$/

/** The best cue among the words that end right before `at`, with where it begins. */
function cueBefore(low: string, at: number): { rank: number; cod: boolean; from: number } | null {
  const floor = Math.max(0, at - 48)
  const context = low.slice(floor, at)
  const line = context.slice(context.lastIndexOf('\n') + 1)
  let best: { rank: number; cod: boolean; from: number } | null = null
  for (let rest = line; rest !== ''; ) {
    for (const [words, rank] of cues) {
      const found = words.exec(rest)
      if (!found) continue
      if (rank === 0) {
        if (/รวม\s?ค่า(?:ส่ง|จัดส่ง)$/.test(rest)) continue
        return best
      }
      const latin = isLatin(found[0][0]) && isLatin(rest[found.index - 1])
      if (latin || (best && best.rank >= rank)) continue
      best = { rank, cod: rank === 6, from: at - line.length + found.index }
    }
    const filler = fillers.exec(rest) ?? /\d{1,4}\s?(?:ชิ้น|ถุง|กล่อง|ขวด|ซอง|ตัว|ใบ|คู่|ชุด|อัน|แพ็ค|แพค|ห่อ|กระปุก|แท่ง|ผืน|เล่ม|หลอด|ลัง|เซ็ต|เซต|รายการ|pcs|items?)$/.exec(rest)
    const cue = cues.map(([words, rank]) => rank > 0 && words.exec(rest)).find((each) => each)
    const shorter = Math.max(filler?.[0].length ?? 0, cue ? cue[0].length : 0)
    if (shorter === 0) break
    rest = rest.slice(0, rest.length - shorter)
  }
  return best
}

const cueAfter =
  /^\s{0,2}(?:รวมส่งแล้ว|รวมค่าส่งแล้ว|รวมส่ง|รวมค่าส่ง|โอนแล้ว|เก็บเงินปลายทาง|เก็บปลายทาง|ปลายทาง|\(?cod\)?(?![a-z])|จ่ายแล้ว|ชำระแล้ว)(?!\s{0,3}:?\s{0,3}\d)/

/** Every number that is named as the sum of the order, best first. */
export function namedAmounts(board: Board, isPost: (digits: string) => boolean): Named[] {
  const { text, low } = board
  const found: Named[] = []
  let count = 0
  for (const match of low.matchAll(number)) {
    if (++count > mostNumbers) break
    const start = match.index
    const end = start + match[0].length
    if (
      !board.isFree(start, end) ||
      isLatin(text[start - 1]) ||
      (isLatin(text[end]) && !currency.test(low.slice(end, end + 6)))
    )
      continue
    const satang = Math.round(Number(match[0].replaceAll(',', '')) * 100)
    const written = currency.exec(low.slice(end, end + 8))
    const sure = written !== null || currencyBefore.test(low.slice(Math.max(0, start - 6), start))
    if (
      !sure &&
      (satang < 2000 || match[0][0] === '0' || afterUnit(low, end) > end || /^\s?[x×:]/.test(low.slice(end, end + 2)))
    )
      continue
    if (satang <= 0) continue
    const after = afterParticles(low, end + (written?.[0].length ?? 0))
    const before = cueBefore(low, start)
    const next = cueAfter.exec(low.slice(after, after + 24))
    if (before)
      found.push({ satang, rank: before.rank, cod: before.cod, number: { start, end }, from: before.from, to: after })
    else if (next && (sure || (isAlone(board, start) && !isPost(match[0]))))
      found.push({
        satang,
        rank: 3,
        cod: /ปลายทาง|cod/.test(next[0]),
        number: { start, end },
        from: start,
        to: after + next[0].length,
      })
    else if (sure && isAlone(board, start) && endsAlone(board, after))
      found.push({ satang, rank: 1, cod: false, number: { start, end }, from: currencyStart(low, start), to: after })
  }
  return found
}

const currencyStart = (low: string, start: number) =>
  start - (currencyBefore.exec(low.slice(Math.max(0, start - 6), start))?.[0].length ?? 0)

/** Nothing but blanks, separators and taken text stands before it on its line. */
function isAlone(board: Board, start: number): boolean {
  const line = { start: Math.max(board.text.lastIndexOf('\n', start - 1) + 1, start - 30), end: start }
  const free = trimmed(board.text, line, /[\s,;:|/฿+(-]/)
  if (free.end <= free.start) return true
  const last = free.end - 1
  return (
    board.ownerAt(last) !== 'free' ||
    (isDigit(board.text[last]) && /(?<!\d)\d{5}$/.test(board.text.slice(free.start, free.end)))
  )
}

function endsAlone(board: Board, end: number): boolean {
  const rest = board.text.slice(end, end + 3)
  return !isThai(rest.trimStart()[0]) || /^\s*\n/.test(rest) || board.ownerAt(end) !== 'free'
}
