import { lookUp } from '../../kernel/look-up'
import { type Board, type Stretch, trimmed } from './board'
import { afterParticles, isDigit, isLatin, isThai } from './letters'
import { cueBefore, isPartBefore } from './money-cues'
import { afterUnit } from './units'

/** An amount named for the whole order. `rank`: how explicit the cue is. */
export type Named = { satang: number; rank: number; cod: boolean; number: Stretch; from: number; to: number }

const mostNumbers = 200
const number = /(?<![\d.,-])(?<!\d\/)(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?(?!\d|\/(?! ?[ก-ฮเ-ไ]{2})|,\d{3}|-\d)/g
const currency = /^\s{0,2}(?:บาท|฿|บ\.|บ(?![ก-๎])|thb(?![a-z])|baht|bath(?![a-z])|\.-|,-|-(?![\d\s]?\d)|\.—)/
/** Marks an amount on its own; "10540 บ.ไทยคาร์โก้" and "10540 - โทร" don't. */
const baht = /^\s{0,2}(?:บาท|฿|thb|baht|\.-)/
/** "โอนแล้ว 2 พัน" */
const rounded = /^ ?(ร้อย|พัน|หมื่น)(?: ?(\d) ?ร้อย)?(?= |$|\n|บาท|นะ|ค่?ะ|ครับ|คับ|จ้า)/
const thousands: Record<string, number> = { ร้อย: 100, พัน: 1000, หมื่น: 10_000 }
const currencyBefore = /(?:฿|thb|บาท)\s{0,2}$/

const cueAfter =
  /^\s{0,2}(?:รวมส่งแล้ว|รวมค่าส่งแล้ว|รวมส่ง|รวมค่าส่ง|(?:ได้ ?)?(?:โอน|จ่าย|ชำระ)(?:เงิน|ให้|ไป)?(?:แล้ว|เรียบร้อย|ละ(?![ก-๎]))|(?:เก็บ|จ่าย|ชำระ)(?:เงิน)?ปลายทาง|ปลายทาง|\(?cod\)?(?![a-z])|จ่ายแล้ว|ชำระแล้ว|ส่งฟรี|ฟรีค่าส่ง|ฟรีส่ง|(?:already )?(?:paid|transferred)(?![a-z])(?: (?:on )?\d{1,2}\/\d{1,2}(?!\d))?)(?!\s{0,3}:?\s{0,3}\d)/

const ofAddress = /^(?: ?\/\d| {0,2}(?:ต\.|ตำบล|แขวง|หมู่|ม\. ?\d|ซ\.|ซอย|ถ\.|ถนน))/

/** Every number named as the order's total, best first, except the postcode at `post`. */
export function namedAmounts(board: Board, isPost: (digits: string) => boolean, post: number): Named[] {
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
    const round = rounded.exec(low.slice(end, end + 14))
    const satang =
      Math.round(Number(match[0].replaceAll(',', '')) * 100) * (round ? (lookUp(thousands, round[1] ?? '') ?? 1) : 1) +
      Number(round?.[2] ?? 0) * 10_000
    const written = round ?? currency.exec(low.slice(end, end + 8))
    const sure = written !== null || currencyBefore.test(low.slice(Math.max(0, start - 6), start))
    if (
      !sure &&
      (satang < 2000 || match[0][0] === '0' || afterUnit(low, end) > end || /^\s?[x×:]/.test(low.slice(end, end + 2)))
    )
      continue
    if (satang <= 0 || (start === post && !baht.test(low.slice(end, end + 8)))) continue
    // "โอนแล้วค่ะ 265 ต.สะอาด": a house
    if (!sure && ofAddress.test(low.slice(end, end + 10))) continue
    const after = afterParticles(low, end + (written?.[0].length ?? 0))
    const total = sumBefore.exec(low.slice(Math.max(0, start - 32), start))
    const cue = isLabelled(board, start)
      ? null
      : total
        ? { rank: 4, cod: false, from: start - total[0].length }
        : cueBefore(low, start)
    // "จำนวน: 1,480.00 บาท" of a bank's slip
    const slip =
      !cue && (sure || /\d\.\d\d$/.test(match[0]))
        ? /จำนวน ?:? {0,2}$/.exec(low.slice(Math.max(0, start - 10), start))
        : null
    const before = slip ? { rank: 3, cod: false, from: start - slip[0].length } : cue
    // "แพ็คละ 65 ส่งฟรี", "สั่งครบ 1000 ส่งฟรีไหม"
    const next = cueAfter.exec(low.slice(after, after + 24))
    if (next?.[0].includes('ส่งฟรี') && notTotal.test(low.slice(Math.max(0, start - 12), start))) continue
    // "รวมส่งเท่าไหร่คะ", and the shop's answer: "690 ค่ะ"
    const isAnswer = after > end && askedPrice.test(low.slice(Math.max(0, start - 90), start)) && isAlone(board, start)
    // "250 x 3 = 750 + ค่าส่ง 40": a part of the total
    const isPart = /^\s{0,2}(?:บาท|฿|\.-)?\s?\+/.test(low.slice(end, end + 9))
    // "ลดให้เหลือ 900 ได้ไหม"
    if (
      /ลด[^\n\d]{0,10}$/.test(low.slice(Math.max(0, start - 14), start)) &&
      /^ ?(?:บาท)? ?ได้(?:ไหม|มั้ย|มัย|ปะ|ป่าว|รึ|หรือ|ไม)/.test(low.slice(end, end + 16))
    )
      continue
    if (before)
      found.push({
        satang,
        rank: isPart ? Math.min(before.rank, 2) : before.rank,
        cod: before.cod,
        number: { start, end },
        from: before.from,
        to: after,
      })
    else if (!next && isAnswer && !isPost(match[0]))
      found.push({ satang, rank: 2, cod: false, number: { start, end }, from: start, to: after })
    else if (
      next &&
      (sure || ((isAlone(board, start) || afterOther(low.slice(Math.max(0, start - 30), start))) && !isPost(match[0])))
    )
      found.push({
        satang,
        rank: 3,
        cod: /ปลายทาง|cod/.test(next[0]),
        number: { start, end },
        from: start,
        to: after + next[0].length,
      })
    else if (isPaidCell(text, start, end))
      found.push({ satang, rank: 3, cod: false, number: { start, end }, from: start, to: end })
    else if (!sure && endsRow(board, start, end) && !isPost(match[0]))
      found.push({ satang, rank: 1, cod: false, number: { start, end }, from: start, to: end })
    else if (
      sure &&
      (isAlone(board, start) ||
        (currencyBefore.test(low.slice(Math.max(0, start - 3), start)) &&
          afterCount.test(low.slice(Math.max(0, start - 24), start).replace(/ ?฿$/, ' ')))) &&
      endsAlone(board, after)
    )
      found.push({ satang, rank: 1, cod: false, number: { start, end }, from: currencyStart(low, start), to: after })
    else if (
      (sure || match[0].includes(',')) &&
      paidBefore.test(low.slice(Math.max(0, start - 30), start)) &&
      !isPart &&
      !isPartBefore(low, start)
    )
      found.push({ satang, rank: 0.5, cod: false, number: { start, end }, from: start, to: after })
  }
  return found
}

const notTotal = /(?:[ก-๎]{2}ละ|(?<!โอน|จ่าย|ชำระ|เงิน|ยอด)ครบ|ขั้นต่ำ) ?$/

const currencyStart = (low: string, start: number) =>
  start - (currencyBefore.exec(low.slice(Math.max(0, start - 6), start))?.[0].length ?? 0)

/** "480 ค่าส่ง 40 = 520", "บวก 20 เป็น 270": what is added up. */
const sumBefore = /(?:ค่าส่ง|ส่ง|บวก|เพิ่ม) ?\d[\d,.]{0,8} ?(?:บาท|บ\.|฿)? ?(?:=|เป็น|รวมเป็น|รวมทั้งหมด|ทั้งหมด|รวม) ?$/

const askedPrice = /(?:รวม|ทั้งหมด|ส่ง)[^\n]{0,16}เท่า(?:ไหร่|ไร)[^\n]{0,14}\n[^\n]{0,40}$/

/** "โอนเต็ม 1,290", "รวมค่าส่งแช่เย็น 1,190": with other words between. */
const paidBefore = /(?<!ก็)(?:โอน|รวม|จ่าย|ชำระ|ยอด|เงินสด|พร้อมเพย์|ngern|pay)[^\d\n]{0,18}$/

/** "ที่อยู่=236": the sign belongs to the label. */
function isLabelled({ text, ownerAt }: Board, start: number): boolean {
  let at = start - 1
  while (text[at] === ' ') at--
  return text[at] === '=' && ownerAt(at) === 'label'
}

/** "พระ 1 องค์ 1500 โอนแล้ว": directly after a quantity. */
const afterCount = /\d ?(?:[ก-๎]{2,8}|pcs|x) ?$|(?:[ก-๎]{5}|[a-z]{4}) $/
const beforeHouse = /(?:เลขที่|บ้าน|หมู่|หมู่ที่|ห้อง|ชั้น|ซอย|ถนน|ตำบล|อำเภอ|จังหวัด|หมู่บ้าน[ก-๎ ]{0,20}) $/

const afterOther = (before: string): boolean =>
  (afterCount.test(before) || /(?:ราคา|(?<![ก-๎])อีก) ?$/.test(before)) && !beforeHouse.test(before)

/** Whether only blanks, separators and claimed text precede it on its line. */
function isAlone(board: Board, start: number): boolean {
  const line = { start: Math.max(board.text.lastIndexOf('\n', start - 1) + 1, start - 30), end: start }
  if (/(?:\/\/| \/|[|•]) {0,2}฿?$/.test(board.text.slice(line.start, start))) return true
  const free = trimmed(board.text, line, /[\s,;:|/฿+(-]/)
  if (free.end <= free.start) return true
  const last = free.end - 1
  return (
    board.ownerAt(last) !== 'free' ||
    (isDigit(board.text[last]) && /(?<!\d)\d{5}$/.test(board.text.slice(free.start, free.end)))
  )
}

/** "สมชาย|081…|ที่อยู่|เซรั่ม 2 ขวด|790": the last cell of a row. */
function endsRow({ text }: Board, start: number, end: number): boolean {
  if (!/^ {0,2}(?:\n|$)/.test(text.slice(end, end + 3))) return false
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', start - 1) + 1, start - 200), start)
  return /\| {0,2}$/.test(line) && line.split('|').length > 3
}

/** "… | กระเป๋า 1 | 560 | โอนแล้ว": the cell before how it is paid. */
function isPaidCell(text: string, start: number, end: number): boolean {
  if (!/^ {0,2}\| {0,2}(?:โอน|จ่าย|ชำระ|เก็บ|ปลายทาง|cod|paid|transfer)/i.test(text.slice(end, end + 14))) return false
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', start - 1) + 1, start - 200), start)
  return /\| {0,2}$/.test(line) && line.split('|').length > 3
}

function endsAlone(board: Board, end: number): boolean {
  const rest = board.text.slice(end, end + 3)
  return !isThai(rest.trimStart()[0]) || /^\s*\n/.test(rest) || board.ownerAt(end) !== 'free'
}
