import type { Field } from '../customers.pasted-order'
import { addressWordsIn, anchorIn, asWritten, firstPlace, lastPlace, nameEnd, pieceOf } from './address-pieces'
import { beside, hasAddressWord } from './address-words'
import { type Board, lineAt, type Stretch } from './board'
import { chooseHouse, type House, leastScore } from './houses'
import { isInstitution } from './institutions'
import { hasSmallTalk, isSmallTalk } from './talk'
import { hasTitle } from './titles'

export type AddressLine = { addressLine: Field<string> | null; house: Field<string> | null }

/** What the address claims, before names are assigned. */
export type TakenAddress = { pieces: Stretch[]; house: House | null; lines: Set<number>; placed: boolean }

/**
 * Finds the address line above the sub-district: house, moo, village, room, soi and road. Claims its text on the board.
 */
export function takeAddress(
  board: Board,
  inAddress: (at: number) => boolean,
  barred: (at: number) => boolean,
  named: boolean,
  postOffice: Stretch | null = null,
): TakenAddress {
  const { lines, low } = board
  const placed = new Set(lines.flatMap((line, index) => (lastPlace(board, line) < 0 ? [] : [index])))
  const house = chooseHouse(board, placed, inAddress, barred)
  const houseLine = house ? lineAt(board, house.start) : -1
  const known = [...placed, ...(house ? [houseLine] : [])]
  const [first, last] = [Math.min(...known), Math.max(...known)]
  const pieces: Stretch[] = postOffice ? [postOffice] : []
  lines.forEach((line, index) => {
    const near = known.length ? index >= first - 2 && index <= last + 1 : addressWordsIn(board, line) > 1
    const placeEnd = lastPlace(board, line)
    let begun = false
    // under "ที่อยู่จัดส่ง" the first line is often the recipient's name
    const begins = (stretch: Stretch) => low.slice(line.start, stretch.start).trim() === ''
    for (const stretch of board.freeIn(line.start, line.end)) {
      const labelled = inAddress(stretch.start)
      if (barred(stretch.start) || !(labelled || near)) continue
      let start = anchorIn(
        board,
        stretch,
        house,
        labelled || index === houseLine || placed.has(index) ? 'any' : 'strong',
      )
      const talk = isSmallTalk(low.slice(stretch.start, stretch.end))
      const follows = (begun && stretch.end <= placeEnd) || (house && houseLine < index && index < last)
      if (
        start < 0 &&
        ((labelled &&
          (named || !begins(stretch)) &&
          (placeEnd < 0 || stretch.end <= placeEnd) &&
          !hasTitle(low, stretch.start)) ||
          (follows && !talk))
      )
        start = stretch.start
      // "12130 ปทุมธานี ลำลูกกา คูคต 1/2 กมล": after the place, only the house number is the address; the text after it
      // is not
      const alone =
        house &&
        start === house.start &&
        placeEnd >= 0 &&
        start > placeEnd &&
        hasAddressWord(low, house.end, stretch.end, 'any') < 0
      const limit = alone ? house.end : stretch.end
      const piece =
        start < 0 ? null : pieceOf(board, start, named || start < placeEnd ? limit : nameEnd(board, start, limit))
      if (!piece) continue
      const housed = house && piece.start <= house.start && house.end <= piece.end
      const worded =
        /\d|(?<![ก-๎])(?:ถ\.|ถนน|ซ\.|ซอย)/.test(low.slice(piece.start, piece.end)) &&
        hasAddressWord(low, piece.start, piece.end, 'any') >= 0
      if (
        !housed &&
        !worded &&
        !beside.test(low.slice(piece.start, piece.end)) &&
        isSmallTalk(low.slice(piece.start, piece.end))
      )
        continue
      begun = true
      pieces.push(piece)
    }
  })
  if (house && !pieces.some(({ start, end }) => start <= house.start && house.end <= end)) pieces.push(house)
  for (const { start, end } of pieces) if (board.isFree(start, end)) board.take(start, end, 'address')
  return {
    pieces,
    house,
    lines: new Set([...known, ...pieces.map(({ start }) => lineAt(board, start))]),
    placed: placed.size > 0,
  }
}

/** How far above or below an address the school or company stands that it is the address of. */
const nearLines = [-2, -1, 0, 1]

const mostInstitution = 80

/** A part of an institution, whose name may read as a sentence: งานพัสดุ. */
const department = /(?:แผนก|ฝ่าย|งาน|ร้าน(?:ถ่าย|ตัด|เสริม|ขาย|ซ่อม|อาหาร|กาแฟ|ยา|ทอง|ทำ|ค้า|เช่า|สัก|นวด))[ก-๎]+|คลังสินค้า|ป้อมยาม/g

/** Length of an institution's words before the first one that is talk; its own name isn't. */
function untilTalk(words: string): number {
  const said = words.replace(department, (name) => 'ก'.repeat(name.length))
  for (const { index, 0: word } of said.matchAll(/(?<=\s)\S+/g))
    if (hasSmallTalk(word)) return words.slice(0, index).trimEnd().length
  return words.length
}

/** Free text on and around the lines of an address that names an institution. */
function institutionsBy(board: Board, lines: ReadonlySet<number>, barred: (at: number) => boolean): Stretch[] {
  const near = new Set([...lines].flatMap((line) => nearLines.map((far) => line + far)))
  const found: Stretch[] = []
  for (const index of [...near].sort((a, b) => a - b)) {
    const line = board.lines[index]
    if (!line) continue
    for (const stretch of board.freeIn(line.start, line.end)) {
      const piece = pieceOf(board, stretch.start, stretch.end)
      if (!piece || barred(piece.start)) continue
      const words = board.low.slice(piece.start, piece.end)
      const before = board.ownerAt(piece.start - 1)
      if (!isInstitution(words) || words.length > mostInstitution || before === 'money') continue
      const end = piece.start + untilTalk(words)
      board.take(piece.start, end, 'address')
      found.push({ start: piece.start, end })
    }
  }
  return found
}

/** Who writes, หนู, "รุ่นน้องสั่ง", or what else is sent: "กับอีก 1 กล่อง". */
const somebody =
  /^(?:ลูก|ลูกสาว|ลูกชาย|หลาน|แม่|พ่อ|ยาย|แฟน|เพื่อน|น้อง|พี่)(?:ที่หอ|ที่บ้าน|ที่ทำงาน)?$|^(?:คุณ|นาย|นาง|นางสาว)$|^(?:หนู|ผม|กระผม|ข้าพเจ้า|เรา|ฉัน|ดิฉัน|พี่|แม่|น้อง|ลูกค้า)$|(?:สั่ง|ซื้อ|เอา)$|^(?:กับ|และ)?อีก ?\d/

const sending = /(?:^|[\s)])(?:โดย)?(?:ขอ)?(?:ให้|ช่วย|รบกวน|โปรด|กรุณา|จะ)?(?:จัด)?ส่ง(?:ไป|มา|ลง)?(?:ที่|ยัง)?(?=[ก-๎a-z\d])/g
const shopOrFarm =
  /^(?:เซเว่น|7-11|7-eleven|โลตัส|บิ๊กซี|แม็คโคร|ปั๊ม|สวน(?!ใหญ่)[ก-๎]|ไร่[ก-๎]|ฟาร์ม)(?! ?(?:หน้า|ใกล้|แถว)[^\n]{0,8}บ้าน)/
/** "ให้ส่งโรงแรม Centara", "ส่งเซเว่นสาขา 14320", "ส่งสวนผม": where what follows the word for sending is a place, else 0. */
function afterSending(words: string): number {
  const [last] = [...words.matchAll(sending)].slice(-1)
  const from = last ? last.index + last[0].length : 0
  const rest = words.slice(from)
  return from > 0 &&
    rest.length < mostInstitution &&
    (isInstitution(rest) || shopOrFarm.test(rest)) &&
    !hasSmallTalk(rest)
    ? from
    : 0
}

/** "ปักชื่อหน้าอกด้วย": what else the customer wishes. */
const isAside = /(?:ด้วย|หน่อย|นะ|ก่อน|เลย)$/

/**
 * Once the name is known: adds the remaining text before it on the address's own lines, "Lumpini Place Rama 9, Room
 * 808".
 */
export function addressField(
  board: Board,
  { pieces, house, lines, placed }: TakenAddress,
  barred: (at: number) => boolean,
): AddressLine {
  const all = [...pieces]
  const low = ({ start, end }: Stretch) => board.low.slice(start, end)
  for (const index of lines) {
    const line = board.lines[index]
    if (!line) continue
    const first = Math.min(
      ...pieces.filter(({ start }) => start >= line.start && start < line.end).map(({ start }) => start),
    )
    const begin = first === Number.POSITIVE_INFINITY ? firstPlace(board, line) : first
    if (begin < 0) continue
    for (const stretch of board.freeIn(line.start, begin)) {
      const said =
        afterSending(low(stretch)) ||
        (/^.*(?:ค่ะ|คะ|ครับ|คับ|จ้า)[ .,]{1,3}(?=\S)|^ ?(?:ไป|มา|อยู่|ถวาย|ส่ง)?ที่(?: |$)|^[^()]{0,40}\)/.exec(
          low(stretch),
        )?.[0].length ??
          0)
      const piece = pieceOf(board, stretch.start + said, stretch.end)
      const words = piece && board.low.slice(piece.start, piece.end)
      if (
        !piece ||
        !words ||
        words.length < 3 ||
        words.startsWith('to ') ||
        somebody.test(words) ||
        isAside.test(words) ||
        barred(piece.start) ||
        isSmallTalk(words.replace(department, '')) ||
        hasTitle(board.low, piece.start)
      )
        continue
      board.take(piece.start, piece.end, 'address')
      all.push(piece)
    }
  }
  all.push(...institutionsBy(board, lines, barred))
  all.sort((a, b) => a.start - b.start)
  return {
    addressLine: all.length ? board.field(asWritten(board, all), placed ? 0.9 : 0.7, ...all) : null,
    house: house && board.field(house.value, house.score >= 8 ? 0.98 : house.score >= leastScore ? 0.85 : 0.6, house),
  }
}
