import type { Field } from '../customers.pasted-order'
import { addressWordAt, addressWordFrom } from './address-words'
import { type Board, lineAt, type Stretch } from './board'
import { countsIn } from './counts'
import { isInstitution } from './institutions'
import { isOfAccount, isOfBill, isOfFirm } from './name-labels'
import { evidence } from './name-likeness'
import { nobody, says, shop, spokenTo, workplace } from './name-words'
import { endOfName, nameField, nameWithin } from './names'
import { isNickname } from './nicknames'
import { namesAnother, otherPerson, personWithin } from './other-names'
import { bank } from './phones'
import type { Part } from './sections'
import { hasSmallTalk, isSmallTalk } from './talk'
import { afterTitles, hasTitle, rankLength } from './titles'
import { isCountedProduct } from './units'

/** A name after a label ("ชื่อ: …") or a courtesy title ("คุณ…"). `enclosed`: also within parentheses. */
export function takeCalledName(
  board: Board,
  parts: Part[],
  barred: (at: number) => boolean,
  enclosed = false,
): Field<string> | null {
  const { text, low } = board
  const named = quoted(board)
  if (named) return named
  // "ผู้สั่งซื้อ: …" may precede "ผู้รับ: …"
  for (const part of [...parts].sort((a, b) => Number(b.label.recipient) - Number(a.label.recipient))) {
    if (isOfFirm(board, part) && parts.some(({ section, start }) => section === 'to' && hasTitle(low, start))) {
      const firm = nameInPart(board, part)
      if (firm) board.take(firm.start, firm.end, 'sender')
      continue
    }
    if (
      part.section !== 'name' ||
      isOfAccount(board, part) ||
      (isOfBill(board, part.label) && namesAnother(board, part))
    )
      continue
    const name = nameInPart(board, part)
    if (!name) continue
    // who orders is neither the recipient nor part of the address
    if (part.label.recipient)
      for (const other of parts) {
        const orders = other.section === 'name' && !other.label.recipient ? nameInPart(board, other) : null
        if (orders) board.take(orders.start, orders.end, 'sender')
      }
    return withSurname(board, nameField(board, name, 1), parts)
  }
  for (const part of parts) {
    if (part.section !== 'to') continue
    const [first] = board.freeIn(part.start, part.end)
    if (!first || text.slice(part.start, first.start).includes('\n\n')) continue
    const titled = titleIn(board, first)
    const name =
      (titled > first.start ||
        !addressWordFrom(low, first.start, 'any') ||
        shop.test(low.slice(first.start, first.start + 8))) &&
      nameWithin(board, titled, first.end)
    if (
      name &&
      !isSmallTalk(low.slice(name.start, name.end)) &&
      !office.test(low.slice(name.start, name.end)) &&
      !/ขนส่ง|สถานี|ท่ารถ|คิวรถ|คอนโด|หมู่บ้าน|อาคาร|ถนน|ซอย|หอพัก/.test(text.slice(name.start, name.end)) &&
      isAlive(board, name)
    ) {
      // "ส่งร้านถ่ายรูปเกษมศิลป์ 51 ถ.… ติดต่อคุณเกษม": the shop is where somebody receives it
      const person = isInstitution(low.slice(name.start, name.end))
        ? otherPerson(board, { start: part.start, end: name.end })
        : null
      if (person) return nameField(board, person, 0.8)
      board.take(titled, Math.min(name.start, afterTitles(low, titled)), 'label')
      return nameField(board, name, hasTitle(low, first.start) ? 0.98 : 0.9)
    }
  }
  const alone = !(['phone', 'place', 'item'] as const).some((owner) => board.hasIn(0, text.length, owner))
  for (let at = 0; at < text.length; at++) {
    if (
      board.ownerAt(at) !== 'free' ||
      barred(at) ||
      !(hasTitle(low, at) || isRanked(low, at) || isAddressed(low, at) || isLabelled(board, at))
    )
      continue
    const near = low.slice(Math.max(0, at - 40), at)
    if (bank.test(near.slice(near.lastIndexOf('\n') + 1))) continue
    const start = afterTitles(low, at)
    const name = nameWithin(
      board,
      start,
      endOfName(board, start, text.length),
      /^(?:นาย|นาง|น\.ส)/.test(low.slice(at, start)),
    )
    if (!name || isTalk(low.slice(at, name.start), low.slice(name.start, name.end))) continue
    // without products and an address, a title alone doesn't make a sentence a name
    if (alone && /\S\s+\S+\s+\S/.test(text.slice(name.start, name.end))) continue
    // ร้านเมย์ (คุณโจ) is named after the shop; (คุณแพรว 095…) after the person who answers the phone
    if (text[at - 1] === '(' && !enclosed && board.ownerAt(name.end + 1) !== 'phone') continue
    board.take(at, name.start, 'label')
    return nameField(board, name, 0.97)
  }
  return introduced(board, enclosed ? [...introductions, firstLine] : introductions)
}

const inQuotes =
  /(?<!เล่น|ไลน์|เฟส|เพจ|ร้าน|ส่ง|สลัก|ปัก|สกรีน|พิมพ์|เขียน|ติด)(?:ชื่อ|ผู้รับ|คนรับ)(?!ร้าน|เพจ|ไลน์|เฟส|ผู้ส่ง)[^\n"“”\d]{0,20}["“]([^"“”\n\d]{2,40})["”]/
/** 'ใส่ชื่อผู้รับว่า "ยิ้ม"': what is in quotation marks is the name. */
function quoted(board: Board): Field<string> | null {
  const found = inQuotes.exec(board.low)
  const name = found?.[1] ?? ''
  if (!found || !/[ก-ฮa-z]/.test(name)) return null
  const start = found.index + found[0].length - 1 - name.length
  return board.isFree(start, start + name.length)
    ? nameField(board, { start: afterTitles(board.low, start), end: start + name.trimEnd().length }, 0.9)
    : null
}

const introductions = [
  /(?:ผม|หนู|ดิฉัน|เรา|พี่|ป้า|ครับ|ค่ะ)ชื่อ ?([ก-๎]{2,14})(?= (?:จะ|ขอ|อยาก)?(?:สั่ง|เอา|รับ|จอง|ซื้อ|ที่อยู่)|(?:ค่ะ|คะ|ครับ|คับ|จ้า|นะ))/,
  /^(?:สวัสดี|หวัดดี|ดี)?(?:ค่?ะ|ครับ|คับ|จ้า)? ?(?:แม่ค้า|พ่อค้า|แอด)? ?(?:ผม|กระผม|ดิฉัน|หนู|ฉัน) ?([ก-๎]{2,14}) ?(?:เอง)?(?:ค่ะ|คะ|ครับ|คับ|จ้า|นะ)(?= |$|\n)/,
  /^(?:สวัสดี|หวัดดี|ดี)?(?:ค่?ะ|ครับ|คับ|จ้า)? ?(?:กระผม|ดิฉัน|ผม|หนู) ([ก-๎]{3,14}(?: [ก-๎]{3,16})?) (?=(?:ขอ|จะ)?(?:สั่ง|เอา|รับ|จอง))/,
  /(?:ออเดอร์|พัสดุ|บิล|ยอด|ของ)ของ ?(?:คุณ)?([ก-๎]{2,16} [ก-๎]{2,20})(?=$|\n| {0,2}0[689]| (?:หน่อย|ด้วย|นะ|ค่ะ|ครับ|คับ))/,
  /^(?:สวัสดี|หวัดดี|ดี)?(?:ค่?ะ|ครับ|คับ|จ้า)? ?([ก-๎]{2,14}(?: [ก-๎]{3,16})?) ?(?:เอง)?(?:นะ)?(?:ค่ะ|คะ|ครับ|คับ|จ้า)[ ,]{1,2}(?=(?:ขอ|จะ)?(?:สั่ง|เอา|รับ|สนใจ|จอง|อยาก|ขอ|ส่ง))/,
  /(?<=^|[\s,])(?:หนู|ผม|พี่)?([ก-๎]{2,10})เอง(?:นะ)?(?:ค่ะ|คะ|ครับ|คับ|จ้า)(?= |$|\n)/,
  /(?<=^|[\s,])(?:หนู|ผม)([ก-๎]{2,8})(?= (?:เคย|ลูกค้า|ที่เคย))/,
  /(?<=^|[\s,])ของ(?:คุณ)?([ก-๎]{3,16}) ?(?:นะ)?(?:ค่ะ|คะ|ครับ|คับ|จ้า) {0,2}(?=0[689]|$|\n)/,
]
/** "ธีร์ครับ" in the first line, if nobody else is named. */
const firstLine = /^([ก-๎]{3,14})(?:ค่ะ|คะ|ครับ|คับ|จ้า) ?(?=\n)/
const introducedInEnglish =
  /(?<![a-z])(?:this is|it'?s|i'?m|i am|my name is|ask for|pom|chan) ([a-z][a-z'-]{1,14}(?: (?!again|from|here|kra|kru|kha?(?![a-z])|na(?![a-z]))[a-z][a-z'-]{1,14})?)(?= (?:again|from|here|kra|kru|ka|kha|na)(?![a-z])|[,.!])/
/** "วันเพ็ญค่ะ สั่ง …", "อิงฟ้าเองค่ะ", "this is Mei from Pattaya": who says their name in a sentence. */
function introduced(board: Board, ways: readonly RegExp[]): Field<string> | null {
  for (const introduction of ways) {
    const found = introduction.exec(board.low.slice(0, 120))
    const name = found?.[1] ?? ''
    if (
      !found ||
      isSmallTalk(name) ||
      nobody.test(name) ||
      spokenTo.test(name) ||
      says.test(name) ||
      evidence(name) < 0.5
    )
      continue
    const start = found.index + found[0].indexOf(name)
    if (board.isFree(start, start + name.length)) return nameField(board, { start, end: start + name.length }, 0.6)
  }
  const found = introducedInEnglish.exec(board.low)
  const name = found?.[1] ?? ''
  const start = found ? found.index + found[0].indexOf(name) : 0
  const isWritten = /^[A-Z]/.test(board.text.slice(start, start + 1)) && !hasSmallTalk(name)
  return found && isWritten && board.isFree(start, start + name.length)
    ? nameField(board, { start, end: start + name.length }, 0.6)
    : null
}

/** Adds a surname that a form has on a separate line. */
function withSurname(board: Board, first: Field<string>, parts: Part[]): Field<string> {
  const part = parts.find(({ section }) => section === 'surname')
  const last = part && nameInPart(board, part)
  if (!last) return first
  const second = nameField(board, last, 1)
  return {
    ...first,
    value: `${first.value} ${second.value}`,
    spans: [...first.spans, ...second.spans].sort(([a], [b]) => a - b),
  }
}

/** "ผ่าน ผอ.วินัย สุดใจ" */
const isRanked = (low: string, at: number): boolean =>
  rankLength(low, at) > 0 &&
  /(?:^|[^ก-๎])(?:ผ่าน|เรียน|ฝาก|ติดต่อ|ถึง|ส่ง(?:ให้|ถึง)?) $/.test(low.slice(Math.max(0, at - 10), at))

/** ติดต่อคุณบี, ฝากคุณนก: a title inside a word that introduces it. */
const isAddressed = (low: string, at: number): boolean =>
  (/^(?:นาย(?!ก)|นาง(?!แบบ)|น\.ส\.)/.test(low.slice(at, at + 5)) &&
    afterTitles(low, at) > at &&
    /(?:^|[^ก-๎])(?:ดิฉัน|ผม|กระผม|หนู|ฉัน|ข้าพเจ้า|คือ|ชื่อ)$/.test(low.slice(Math.max(0, at - 9), at))) ||
  (low.startsWith('คุณ', at) &&
    afterTitles(low, at) > at &&
    /(?:^|[^ก-๎])(?:ติดต่อ|ถึง|ส่ง|ให้|ฝาก|ที่|หา|ของ|ส่งให้|ส่งถึง)$/.test(low.slice(Math.max(0, at - 9), at)))

/** "ส่งไปที่บ้านแม่ นางจำปา": where a title follows within a few words, else the start. */
function titleIn(board: Board, { start, end }: Stretch): number {
  for (let at = start + 1; at < Math.min(end, start + 24); at++)
    if (
      board.text[at - 1] === ' ' &&
      /^(?:คุณ|นาย|นาง|น\.ส)/.test(board.low.slice(at, at + 4)) &&
      hasTitle(board.low, at)
    )
      return at
  return start
}

/** Places of work that a parcel goes to; the recipient may be named elsewhere. */
const office = /^(?:รพ\.(?!สต)|โรงพยาบาล)/

/** รบกวนส่งให้คุณหมอพิชัย */
const isLabelled = ({ low, ownerAt }: Board, at: number): boolean =>
  low.startsWith('คุณ', at) && ownerAt(at - 1) === 'label' && afterTitles(low, at) > at

/** Labels are trusted: the text after one is only rejected if it is nothing but a greeting. */
function nameInPart(board: Board, part: Part): Stretch | null {
  const within = personWithin(board, part)
  if (within) return within
  for (const stretch of board.freeIn(part.start, part.end)) {
    const name = nameWithin(board, stretch.start, stretch.end)
    const value = name ? board.low.slice(name.start, name.end) : ''
    // "ผู้ซื้อ: noonoi_1990" is an account
    if (name && /[a-z]$/i.test(value) && /[_\d]/.test(board.text[name.end] ?? '')) continue
    if (name && (isNickname(value) || !/(?:ค่ะ|ครับ|เดิม|ไหม|มั้ย)/.test(value))) return name
  }
  return null
}

/** Whether a quantity or a size is directly at the start. */
const isCounted = (board: Board, part: Stretch): boolean =>
  /\d/.test(board.text[part.start] ?? '') &&
  (sized.test(board.low.slice(part.start, part.start + 14)) ||
    countsIn(board, part).some(({ sure, digits }) => sure && digits.start === part.start))
const sized = /^\d{1,4} ?(?:กรัม|กก|กิโล|ml|มล|g(?![a-z])|kg|ลิตร|ซม|นิ้ว)/

/** After a title, a name may start like talk: นางสาวส่งศรี, คุณหน่อย. */
const isTalk = (title: string, name: string): boolean =>
  !isNickname(name) && (/^(?:นาย|นาง|น\.ส)/.test(title) ? hasSmallTalk(name) : isSmallTalk(name))

/** A real name is followed by a phone, an address or the end of the line. */
const isAlive = (board: Board, { start, end }: Stretch): boolean => {
  let at = end
  while (/[ ,./|:)-]/.test(board.text[at] ?? '')) at++
  // "ส่งที่ / ไข่เค็ม 10 ฟอง" is a product
  const line = board.lines[lineAt(board, start)]
  if (line && at < line.end && isCounted(board, { start: at, end: line.end })) return false
  return (
    at >= board.text.length ||
    board.text[at] === '\n' ||
    board.ownerAt(at) !== 'free' ||
    /\d/.test(board.text[at] ?? '') ||
    addressWordAt(board.low, at, 'any') !== '' ||
    workplace.test(board.low.slice(at, at + 12)) ||
    isCountedProduct(board.low, at)
  )
}
