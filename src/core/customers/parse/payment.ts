import type { Field } from '../customers.pasted-order'
import { type Named, namedAmounts } from './amounts'
import type { Board, Stretch } from './board'

const codWords =
  /(?<![a-z])(?:c\.?o\.?d\.?)(?![a-z])|(?:เก็บ|จ่าย|ชำระ)(?:เงิน|ตัง|ตังค์)?(?:สด)?(?:ที่|ค่าของ)?(?:ปลายทาง|ปายทาง|(?:ที่|หน้า)บ้าน|ตอน(?:ของ|พัสดุ|สินค้า)(?:มาถึง|ถึง|(?<!ค่อย(?:จ่าย|ชำระ)ตอน(?:ของ|พัสดุ|สินค้า))มา)|ตอน(?:ของ)?(?:มา)?ส่ง|ตอนลงของ|ตอนของลง|ตอนรับของ|ตอนรับ|เมื่อได้รับ|(?:กับ|นำ|ให้)(?:ไปรษณีย์|ขนส่ง|คน(?:มา)?ส่ง|พนักงานส่ง|รถส่ง|ไรเดอร์))|ส่งปลายทาง|ปลายทาง|(?:[gk]ep (?:ngern )?)?plai ?th?ang(?![a-z])|(?:cash|pay|paid|payment) on delivery|(?<=\d (?:baht |thb )?)on delivery/g
/** ที่อยู่ปลายทาง is a destination, not a payment method. */
const whereBefore = /(?:ถึง|ที่อยู่|ผู้รับ|ชื่อ|จังหวัด|เบอร์|สาขา|ศูนย์|ต้นทาง|ค่า|ค่าเก็บเงิน|ค่าธรรมเนียม)\s?$/
/** "ปลายทางจังหวัดเชียงราย" is a destination too. */
const whereAfter = /^\s?(?:คือ)|^\s?(?:ที่|คือ|อยู่|เป็น)?\s?(?:จังหวัด|จ\.|อำเภอ|อ\.(?!.{0,3}โอน)|ตำบล|ต\.)/
const refusedBefore = /(?:ไม่|ไม่ใช่|ไม่เอา|ไม่ต้อง|ไม่ได้|ไม่มี|งด|ยกเลิก|no|not|non)[\s-]?(?:ต้อง|ใช่|เอา|รับ|เก็บ|มี|ส่ง)?\s?$/
const questionBefore = /มี(?:แบบ|บริการ)?(?:เก็บ)?\s?$/
const refusedAfter =
  /^[\s:=]{0,4}(?:ไม่|no(?![a-z])|-\s*(?:\n|$)|0(?!\d)|x(?![a-z])|ไหม|มั้ย|มัย|ไม๊|รึ|หรือ|หมด|ได้ไหม|ได้มั้ย|ได้ไม|ได้หรือ|ได้รึ|ได้มัย|\?)/

/** End of the clause: a particle, a number, the end of the line. */
const clauseEnd = /(?:ค่ะ|คะ|ครับ|คับ|จ้า|จ้ะ|นะ)(?=\s|$)|[\n,]|\d{2,}/
const asked =
  /ไหม|มั้ย|(?<!ละ|ส|วิ|อุ)มัย|ไม๊|มะ$|ปะ$|ป่ะ|ป่าว|เปล่า|เหรอ|หรอ|รึ|หรือ|กี่|เท่าไ|ไหน|ยัง$|\?|available|possible|accept|ok$|okay$/
const englishQuestion = /(?<![a-z])(?:is|do you|can i|can you|accept|have|any|if)\s(?:have |do |use |accept )?$/

/** "ผู้ส่ง … ปลายทาง" and the recipient below, or a parcel that is paid for: where it goes, not how it is paid. */
const isDestination = (low: string, start: number, end: number): boolean =>
  /(?:^|\n) {0,3}$/.test(low.slice(Math.max(0, start - 4), start)) &&
  /^ {0,3}:? {0,3}\n[^\d\n]{3}/.test(low.slice(end, end + 12)) &&
  (/ผู้ส่ง|ต้นทาง/.test(low.slice(0, start)) || settled.test(low))
const settled = /(?:โอน|จ่าย(?:เงิน)?|ชำระ(?:เงิน)?)(?:ให้|ไป)?(?:แล้ว|เรียบร้อย)/
/** "ไม่เก็บเงิน", "ไม่ต้องเก็บเงินลูกค้า": nothing is paid on delivery. */
const nothingToPay = /ไม่(?:ต้อง|ได้)?เก็บ(?:เงิน|ตัง)(?!สด)/

/** "ปลายทางได้ป่าว", "ถ้าปลายทางเท่าไหร่", "is COD ok": a question, not a choice. */
function isAsked(low: string, start: number, end: number): boolean {
  const rest = low.slice(end, end + 40)
  const stop = clauseEnd.exec(rest)
  const said = rest.slice(0, Math.min(stop ? stop.index : 24, 24)).trimEnd()
  const line = rest.slice(0, rest.search(/\n|$/))
  const before = low.slice(Math.max(0, start - 16), start)
  return (
    asked.test(said) ||
    (/ใช่(?:มั้ย|ไหม|ป่าว|มะ|ปะ)/.test(line) && !/^ ?\d{2,5} ?[+=]/.test(rest)) ||
    /ถ้า[^\n]{0,8}$|(?:หรือ|รึ) ?$/.test(before) ||
    englishQuestion.test(before)
  )
}

/** "… ได้มั้ยคะ", and the shop's next line: "ได้ค่ะ". */
const isAnswered = (low: string, end: number): boolean =>
  /^[^\n]{0,20}\n[^\n]{0,40}?(?<![ก-๎])ได้(?:ค่ะ|ครับ|คับ|จ้า|เลย)/.test(low.slice(end, end + 90))
/** "COD นะคะ เอ๊ะ ไม่เอาๆ โอนดีกว่า" */
const changedMind = /ไม่เอา|โอนดีกว่า|เปลี่ยนเป็นโอน|โอนแทน/

/** Phrases from shop advertisements: "เก็บปลายทางได้ทั่วประเทศ", "โอน / COD". */
const advertised =
  /วิธี(?:การ)?ชำระเงิน\s*\d|รับชำระ|ทั่วประเทศ|ทั่วไทย|โปรวันนี้|โปรโมชั่น|ซื้อ ?\d+ ?แถม|โอน ?\/ ?(?:cod|เก็บ|ปลายทาง)|(?:cod|ปลายทาง) ?\/ ?โอน/

function lineAround(low: string, start: number, end: number): string {
  const before = low.slice(Math.max(0, start - 80), start)
  const after = low.slice(end, end + 80)
  return before.slice(before.lastIndexOf('\n') + 1) + low.slice(start, end) + after.slice(0, after.search(/\n|$/))
}

/** Paid when the customer fetches it. */
const atShop = /รับเอง|หน้าร้าน|ที่ร้าน|เข้าไปรับ|เข้าไปจ่าย|ไปรับ|มารับ/
const deposit = /มัดจำ|(?<![a-z])deposit|จ่าย(?:ก่อน|บางส่วน)|โอน(?:ก่อน|บางส่วน|ครึ่ง)/

type Payment = { cod: Field<true> | null; amount: Field<number> | null }

function codAt(low: string, start: number, end: number): boolean {
  const before = low.slice(Math.max(0, start - 24), start)
  return !(
    (/ตอน/.test(low.slice(start, end)) && atShop.test(lineAround(low, start, end))) ||
    whereBefore.test(before) ||
    (low.slice(start, end) === 'ปลายทาง' && isDestination(low, start, end)) ||
    (/^(?:ส่ง)?ปลายทาง$/.test(low.slice(start, end)) && whereAfter.test(low.slice(end, end + 16))) ||
    refusedBefore.test(before) ||
    questionBefore.test(before) ||
    (isAsked(low, start, end) && !isAnswered(low, end)) ||
    changedMind.test(low.slice(end, end + 40).split('\n', 1)[0] ?? '') ||
    advertised.test(lineAround(low, start, end)) ||
    (refusedAfter.test(low.slice(end, end + 14)) && !isAnswered(low, end))
  )
}

/** "เก็บปลายทางได้ไหมคะ", with a phone and an address, where nobody speaks of a transfer: who asks wants it. */
function isWish(board: Board, start: number, end: number): boolean {
  const { low } = board
  return (
    (/^ ?(?:ก็)?ได้ ?(?:ไหม|มั้ย|มัย|ไม๊|ป่าว|ปะ|ป่ะ|มะ)/.test(low.slice(end, end + 12)) ||
      /(?<![a-z])can (?:i|we) (?:do |use |pay (?:by |with |via )?)?$/.test(
        low.slice(Math.max(0, start - 20), start),
      )) &&
    !refusedBefore.test(low.slice(Math.max(0, start - 24), start)) &&
    !whereBefore.test(low.slice(Math.max(0, start - 24), start)) &&
    !/(?:ปณ\.?|ไปรษณีย์|ถึง) ?$/.test(low.slice(Math.max(0, start - 10), start)) &&
    !/ถ้า[^\n]{0,8}$|(?:หรือ|รึ) ?$/.test(low.slice(Math.max(0, start - 16), start)) &&
    !/โอน|สลิป|พร้อมเพย์|transfer|(?:ไม่มี|ไม่รับ|งด)(?:เก็บ)?(?:เงิน)?ปลายทาง|ไม่ได้(?:ค่ะ|ครับ|คับ|จ้า)/.test(low) &&
    board.hasIn(0, low.length, 'phone') &&
    /(?<![ก-๎])(?:ต\.|อ\.|ตำบล|แขวง|เขต|อำเภอ)|(?<!\d)[1-9]\d{4}(?!\d)/.test(low)
  )
}

/** The requested COD and the order's total; claims both on the board. */
export function takePayment(board: Board, isPost: (digits: string) => boolean, post: number): Payment {
  const { low } = board
  const words: Stretch[] = []
  const questions: Stretch[] = []
  let refused = nothingToPay.test(low)
  for (const found of low.matchAll(codWords)) {
    const end = found.index + found[0].length
    if (board.ownerAt(found.index) === 'aside' || board.ownerAt(found.index) === 'label') continue
    if (codAt(low, found.index, end)) words.push({ start: found.index, end })
    else if (isWish(board, found.index, end)) questions.push({ start: found.index, end })
    else if (refusedBefore.test(low.slice(Math.max(0, found.index - 24), found.index))) refused = true
    if (words.length > 20) break
  }
  const named = namedAmounts(board, isPost, post)
  const amount = chosen(named)
  for (const each of named) if (each.rank > 1 || each === amount) board.take(each.from, each.to, 'money')
  for (const { start, end } of words) board.take(start, end, 'money')
  const collects = amount?.cod && !refused && /เก็บ/.test(low.slice(amount.from, amount.number.start)) && !words.length
  const cod =
    words.length > 0 && !refused
      ? board.field(true as const, 1, ...words.slice(0, 3))
      : collects
        ? board.field(true as const, 0.6, { start: amount.from, end: amount.number.start })
        : questions.length > 0 && !refused
          ? board.field(true as const, 0.45, ...questions.slice(0, 1))
          : null
  // what is left to pay is named, or the amount may be the whole price
  const deposited = (amount?.rank ?? 5) < 5 && deposit.test(low)
  const doubted =
    deposited ||
    (amount?.rank ?? 1) < 1 ||
    named.some((each) => each.rank === amount?.rank && each.satang !== amount.satang)
  return {
    cod,
    amount: amount && board.field(amount.satang, doubted ? 0.45 : amount.rank > 1 ? 0.95 : 0.6, amount.number),
  }
}

/** The most explicit amount, the last of equals; amounts without a cue must all be equal. */
function chosen(named: Named[]): Named | null {
  const rank = Math.max(0, ...named.map((each) => each.rank))
  const best = named.filter((each) => each.rank === rank)
  // "= 450, = 120, ส่ง 30, 600 บาท": the total of its lines
  const parts = best.reduce((sum, { satang }) => sum + satang, 0)
  const sum = rank === 3.5 && best.length > 1 ? named.find((each) => each.rank < rank && each.satang >= parts) : null
  if (sum) return sum
  // "เหลือ 378 ค่าส่ง 40 รวมเป็น 418": the shipping fee comes after what is left
  const first = best[0]
  if (rank === 5 && first && best.length === 1) {
    const total = named.findLast((each) => each.rank === 4 && each.number.start > first.number.end)
    if (total && total.satang > first.satang) return total
  }
  if (rank <= 1 && new Set(best.map(({ satang }) => satang)).size > 1) return null
  // the largest is the total of its parts; the remainder to pay comes last
  return rank > 4
    ? (best.at(-1) ?? null)
    : best.reduce<Named | null>((top, each) => (top && top.satang > each.satang ? top : each), null)
}
