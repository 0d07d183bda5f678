import type { Board, Stretch } from './board'
import { isDigit, isLatin } from './letters'

export type Phone = Stretch & { digits: string; labelled: boolean }

const mostPhones = 30
/** Account numbers are grouped 3-1-5-1: 086-2-34567-8 is not a phone. */
const accountGroups = '3,1,5,1'
/** Words next to an account number or the name of its holder. */
export const bank =
  /(?<!แผนก|ฝ่าย|ห้อง)บัญชี|(?<![ก-๎])บช|บ\/ช|ธนาคาร|กสิกร|ไทยพาณิชย์|กรุงไทย|กรุงศรี|ออมสิน|ทหารไทย|ttb|scb|kbank|kbtg|bbl|ktb|พร้อมเพย์|พร้อมเพ|promptpay|account|เบอร์เก่า|เลขพัสดุ|tracking|เลขแทร|บัตรประชาชน|ผู้เสียภาษี|true ?money|ทรูมันนี่|วอลเล็ท|wallet/

/** A bank is named and no account number precedes this one; a number between a name and an address is a phone. */
function isOfAccount(line: string, rest: string): boolean {
  const named = [...line.matchAll(new RegExp(bank, 'g'))].at(-1)
  if (!named) return false
  const between = line.slice(named.index + named[0].length)
  // สุดา กรุงไทย 085…: a surname
  if (
    /^ ?(?:[^ก-๎]{0,12} )?(?:คุณ|นาย|นาง|นางสาว|น\.ส\.)?(?!โอน|เลข|ผ่าน|เข้า|ยอด|ธ)[ก-๎]{3,20} (?:กรุงไทย|กรุงศรี)$/.test(
      line.slice(0, line.length - between.length),
    ) &&
    between.trim() === ''
  )
    return false
  if (/\d[\d -]{5,}\d|แล้ว|(?:ค่ะ|คะ|ครับ|คับ|จ้า) /.test(between)) return false
  return !(/[ก-๎]{2,} ?[,/]? ?$/.test(between) && atAddress.test(rest))
}
const atAddress =
  /^[ ,/]{1,3}(?:[ก-๎]{2,20} ){0,2}(?:บ้านเลขที่ ?|เลขที่ ?)?\d{1,5}(?:\/\d{1,5}| ?(?:ม\.|หมู่|ซ\.|ซอย|ถ\.|ถนน|ต\.|ตำบล))/

/** Number of digits of a national number with this prefix; 0 for an unknown prefix. */
function lengthOf(digits: string): number {
  if (/^0[689]/.test(digits)) return 10
  return /^0[23457]/.test(digits) ? 9 : 0
}

/** The digits from `at` on in groups, up to 14 digits on one line: "081-234 5678" is 081, 234, 5678. */
function groupsFrom(text: string, at: number): { digits: string; start: number; end: number }[] {
  const groups: { digits: string; start: number; end: number }[] = []
  let total = 0
  for (let next = at; total < 15 && next < text.length; ) {
    const start = next
    while (isDigit(text[next]) && next - start < 15) next++
    if (next === start) break
    groups.push({ digits: text.slice(start, next), start, end: next })
    total += next - start
    for (let blanks = 0; blanks < 3 && /[ \-.()]/.test(text[next] ?? ''); blanks++) next++
  }
  return groups
}

/** The number that starts at `at` and is complete at the end of a group. */
function phoneAt(text: string, at: number): { digits: string; end: number } | null {
  const plus = text[at] === '+'
  const groups = groupsFrom(text, plus ? at + 1 : at)
  const first = groups[0]?.digits ?? ''
  const abroad = plus ? first.startsWith('66') : /^(?:66[2-9]|0066)/.test(first) || first === '66'
  if (!abroad && (plus || first[0] !== '0')) return null
  if (
    groups
      .slice(0, 4)
      .map(({ digits }) => digits.length)
      .join() === accountGroups
  )
    return null
  let digits = ''
  for (const group of groups) {
    digits += group.digits
    const home = abroad ? `0${digits.replace(/^(?:00)?66/, '').replace(/^0/, '')}` : digits
    const wanted = lengthOf(home)
    if (wanted && home.length === wanted)
      // "081111222 3/4": one digit short, followed by the house number
      return groups.length > 1 && group !== groups[0] && cutShort(text, groups.indexOf(group), group)
        ? null
        : { digits: home, end: group.end }
    if (home.length > 10) return null
  }
  return null
}

const cutShort = (text: string, index: number, { digits, end }: { digits: string; end: number }): boolean =>
  (digits.length === 1 && index === 1) || /^\/[1-9]\d{0,3}(?!\d)/.test(text.slice(end, end + 6))

/** "02 123 4567 ต่อ 12": the extension belongs to the number. */
function afterExtension(low: string, end: number): number {
  const found = /^\s{0,2}(?:ต่อ|กด|ext\.?|#)\s{0,2}\d{1,5}(?!\d)/.exec(low.slice(end, end + 16))
  return found ? end + found[0].length : end
}

/** "098… (ลูกสาว)": whose number it is. */
const whose =
  /^ ?\((?:เบอร์)?(?:ของ)?(?:ที่)?(?:ลูก|ลูกสาว|ลูกชาย|แม่|พ่อ|พี่|พี่สาว|พี่ชาย|น้อง|น้องสาว|น้องชาย|แฟน|สามี|ภรรยา|ป้า|ลุง|น้า|อา|ยาย|ตา|หลาน|เพื่อน|บ้าน|ทำงาน|ร้าน|ออฟฟิศ|สำรอง|หลัก|มือถือ|เมีย|home|office|mobile|work)\)/
/** "081… ไม่ใช้แล้ว", "จาก 081… เป็น 082…": a number that another one replaces. */
const replaced =
  /^ ?(?:เบอร์นี้|อันนี้)?(?:ไม่(?:ได้)?ใช้แล้ว|เลิกใช้|ใช้ไม่ได้|หาย(?:แล้ว)?|ยกเลิก|ปิด(?:ไป)?แล้ว|ผิด|พิมพ์ผิด|(?:ขอ)?(?:เปลี่ยน|แก้)(?:มา)?เป็น)/
const denied = /ไม่ใช่(?:เบอร์)? ?$/
const formerly = /(?<![ก-๎])จาก(?:เดิม|เบอร์)? ?$/
const anotherPhone = /(?<!\d)0[2-9][\d -]{7,10}\d/

/** "081… ขอโทษค่ะ เบอร์ผิด ที่ถูกคือ 082…" */
const mistyped = /^[^\d\n]{0,24}เบอร์ผิด[^\d\n]{0,16}ที่ถูก[^\d\n]{0,8}0/

/** "1-081…" is part of a longer number, "2.081…" the second of a list. */
const afterNumber = /\d-$|[^\s]\d\.$|\d\d\.$/

/** The recipient's phones; claims them and their lookalikes on the board. */
export function takePhones(board: Board, isLabelled: (at: number) => boolean): Phone[] {
  const { text, low } = board
  const found: Phone[] = []
  for (let at = 0; at < text.length && found.length < mostPhones; at++) {
    if (!isDigit(text[at]) && !(text[at] === '+' && isDigit(text[at + 1]))) continue
    const before = text[at - 1] ?? ''
    const begins = !isDigit(before) && before !== '#' && (!isLatin(before) || isLabelled(at))
    const phone = begins && !afterNumber.test(text.slice(Math.max(0, at - 4), at)) ? phoneAt(text, at) : null
    if (!phone) {
      // one digit too few or too many: neither a phone nor a house number
      const wrong = begins && /^0[689]\d{7}(?:\d{2})?(?!\d)/.exec(text.slice(at, at + 12))
      if (wrong) board.take(at, at + wrong[0].length, 'aside')
      while (isDigit(text[at + 1])) at++
      continue
    }
    const near = low.slice(Math.max(0, at - 40), at)
    const line = near.slice(near.lastIndexOf('\n') + 1)
    const aside = !isLabelled(at) && isOfAccount(line, low.slice(phone.end, phone.end + 40))
    const refused = /(?:อย่า|ห้าม|ไม่ต้อง)โทร[^\d\n]{0,16}$|(?:don'?t|do not) call [^\d\n]{0,16}$/.test(line)
    const inCard =
      isDigit(text[phone.end]) ||
      (text[phone.end] === '-' &&
        isDigit(text[phone.end + 1]) &&
        text.slice(at, phone.end).includes('-') &&
        !/-\d(?!\d)/.test(text.slice(phone.end, phone.end + 3)))
    const end = afterExtension(low, phone.end)
    const after = low.slice(phone.end, phone.end + 30)
    const former =
      denied.test(line) ||
      mistyped.test(low.slice(phone.end)) ||
      ((replaced.test(after) || (formerly.test(line) && /^ ?(?:มา|เปลี่ยน|แก้)?เป็น/.test(after))) &&
        anotherPhone.test(low.slice(phone.end)))
    if (aside || refused || former || inCard || !board.isFree(at, phone.end)) board.take(at, end, 'aside')
    else {
      board.take(at, end, 'phone')
      const told = /\((?:เบอร์)?(?:ลูก|ลูกสาว|ลูกชาย|แม่|พ่อ|พี่|น้อง|แฟน|สำรอง|บ้าน) ?$/.exec(line)
      if (told && text[end] === ')') board.take(at - told[0].length, end + 1, 'label')
      const joined = found.length ? /(?<=\d )(?:กับ|และ|หรือ) ?$/.exec(line) : null
      if (joined) board.take(at - joined[0].length, at, 'label')
      const mark = whose.exec(low.slice(end, end + 24))
      if (mark) board.take(end, end + mark[0].length, 'label')
      if (!found.some(({ digits }) => digits === phone.digits))
        found.push({ start: at, end: phone.end, digits: phone.digits, labelled: isLabelled(at) })
    }
    at = end - 1
  }
  return found
}
