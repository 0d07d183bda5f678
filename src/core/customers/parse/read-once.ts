import { loadEnglishTable } from '../address/english-table'
import type { PlaceTable } from '../address/place-table'
import type { PastedOrder } from '../customers.pasted-order'
import { addressField, takeAddress } from './address-line'
import { addressWordAt } from './address-words'
import { takeAsides } from './asides'
import { withAsked } from './asked-product'
import { takeBareName } from './bare-name'
import { type Board, createBoard, type Owner, type Stretch } from './board'
import { takeCalledName } from './called-name'
import { takeChatHeads } from './chat-heads'
import { takeFormer, withCorrection, withoutReplaced } from './corrections'
import { withDetached } from './detached-product'
import { englishMentions } from './english-mentions'
import { hasLatinPlace } from './english-words'
import { findLabels } from './field-labels'
import { partOf } from './house-words'
import { takeItems } from './items'
import type { Section } from './label-words'
import { takeListNumbers } from './list-numbers'
import { takeClaims } from './live-codes'
import { withLoneProduct } from './lone-product'
import { readMessage as plain } from './message'
import { evidence } from './name-likeness'
import { nameField, nameWithin } from './names'
import { takeNote } from './notes'
import { withOfficePlace } from './office-places'
import { mentionedPerson } from './other-names'
import { takePayment } from './payment'
import { takePhones } from './phones'
import { withoutMoneyNames } from './place-mask'
import { thaiMentions } from './place-mentions'
import { findPosts, onlyPost } from './place-posts'
import { choosePlaces } from './places'
import { takePostOffice, withPostOffice } from './post-offices'
import { takeRetracted } from './retracted'
import { type Part, partsOf, senderParts } from './sections'
import { mentionedField, signedName } from './signed-name'
import { takeSlip } from './slips'
import { takeSpeakers } from './speakers'
import { takeTableItems } from './table-rows'
import { takeTranslations } from './translations'

/** How sure a name is that the rules wouldn't have found. */
const tagged = 0.45

/** Runs the most reliable steps first; each claims its text on the board, and the next ones see the rest. */
export async function readOnce(
  raw: string,
  table: PlaceTable,
  recipient: Stretch | null = null,
): Promise<{ board: Board; order: PastedOrder }> {
  const board = createBoard(plain(raw))
  const { low } = board
  const spoken = { ...board, low: withoutMoneyNames(low, table) }
  const labels = takeSlip(board, takeSpeakers(board, findLabels(low)))
  const parts = partsOf(spoken, labels)
  const inside = (section: Section) => {
    const own = parts.filter((part) => part.section === section)
    return (at: number) => own.some(({ start, end }) => at >= start && at < end)
  }
  for (const { start, end } of senderParts(spoken, labels)) board.take(start, end, 'sender')
  for (const part of parts) if (part.section === 'aside') board.take(part.start, part.end, 'aside')
  takeRetracted(board)
  takeChatHeads(board, labels)
  for (const { start, end } of labels) board.take(start, end, 'label')
  takeListNumbers(board)
  const [inAddress, inItems, inNote] = [inside('address'), inside('items'), inside('note')]

  const phones = takePhones(board, inside('phone'))
  takeAsides(board)
  takeTranslations(board)
  const payment = takePayment(spoken, (digits) => table.withPost(digits).length > 0, onlyPost(low, table))

  const english = hasLatinPlace(low) ? await loadEnglishTable(table) : null
  const postOffice = takePostOffice(board, table)
  const thai = thaiMentions(board, table)
  const named = nameWords(low, parts)
  const mentions = [
    ...thai.mentions.filter(({ said, start }) => said !== null || !named(start)),
    ...(english ? englishMentions(board, english) : []),
  ]
  const posts = findPosts(board, table, inside('post'))
  const chosen = choosePlaces(
    board,
    table,
    mentions,
    posts,
    thai.unread,
    (at) => inAddress(at) || addressBefore(board, at),
  )
  const places = withPostOffice(board, table, postOffice, withOfficePlace(board, table, chosen))

  const barred = (at: number) => inNote(at) || inItems(at) || leftAt.test(low.slice(Math.max(0, at - 36), at))
  takeFormer(board)
  const called = recipient
    ? nameField(board, nameWithin(board, recipient.start, recipient.end) ?? recipient, tagged)
    : takeCalledName(board, parts, barred)
  const items = [...takeTableItems(board), ...takeItems(board, inItems, false, () => 1)]
  const address = takeAddress(board, inAddress, barred, called !== null, postOffice)
  // next to a phone, a bare number is probably not a quantity; next to an address, two aren't either
  const busy = new Set(board.lines.filter((line) => hasOwner(board, line, ['address', 'place', 'phone'])))
  const least = (piece: Stretch, line: Stretch) =>
    endsAfterPost(board, piece, line)
      ? 1
      : besides(board, piece, ['address', 'place'])
        ? Number.POSITIVE_INFINITY
        : busy.has(line)
          ? 2
          : 1
  items.push(...takeItems(board, inItems, true, least))
  items.push(...takeClaims(board))
  const ordered = withLoneProduct(board, withDetached(board, withAsked(board, withCorrection(board, items))), barred)
  const note = takeNote(board, parts)
  const mentioned = () => (phones.length > 0 && address.placed ? mentionedPerson(board) : null)
  const name =
    called ??
    takeBareName(board, barred) ??
    takeCalledName(board, parts, barred, true) ??
    mentionedField(board, mentioned()) ??
    signedName(board)
  const line =
    phones.length || address.house || address.placed || isNamed(parts)
      ? addressField(board, address, barred)
      : noAddress
  return {
    board,
    order: {
      name,
      ...line,
      ...places,
      phones: phones.map(({ digits, start, end, labelled }) =>
        board.field(digits, labelled ? 1 : 0.95, { start, end }),
      ),
      ...payment,
      items: withoutReplaced(
        board,
        ordered.sort((a, b) => (a.spans[0]?.[0] ?? 0) - (b.spans[0]?.[0] ?? 0)),
      ),
      note,
    },
  }
}

/** "ชื่อ ลำดวน สุขใจ": the two words after a name's label are no places. */
function nameWords(low: string, parts: Part[]): (at: number) => boolean {
  const found = parts
    .filter(({ section }) => section === 'name')
    .map(({ start }) => ({
      start,
      end:
        start +
        (/^[^\S\n]{0,4}[ก-๎.]{2,20}(?: {1,2}[ก-๎]{2,20})?(?=\s{0,3}(?:$|\d|\n|โทร|เบอร์|\())/.exec(
          low.slice(start, start + 60),
        )?.[0].length ?? 0),
    }))
  // "ที่อยู่เดิม (สุพรรณี หนองบัว)": who, not where
  const who = /เดิม \((?!บาง|เมือง)([ก-๎]{3,20}) [ก-๎]{2,20}\)/.exec(low)
  if (who && evidence(who[1] ?? '') > 0) found.push({ start: who.index, end: who.index + who[0].length })
  return (at) => found.some(({ start, end }) => at >= start && at < end)
}

/** "ฝากไว้ข้างบ้าน เลขที่ 21" is the neighbour's house number. */
const leftAt = /(?:ฝากไว้|วางไว้|ฝากกับ|ฝากที่)[^\d\n]{0,24}$/
const noAddress = { addressLine: null, house: null }
const isNamed = (parts: Part[]): boolean => parts.some(({ section }) => section === 'address' || section === 'to')

function hasOwner(board: Board, { start, end }: Stretch, owners: Owner[]): boolean {
  for (let at = start; at < end; at++) if (owners.includes(board.ownerAt(at))) return true
  return false
}

/** "… จ.ยะลา 95110 เค้ก 1": a product after the postcode, to the end of its line. */
function endsAfterPost({ low, ownerAt }: Board, { start, end }: Stretch, line: Stretch): boolean {
  const [, product] = /^([ก-๎]{3,24}) \d{1,2}(?: ?(?:ค่?ะ|ครับ|คับ|จ้า))?$/.exec(low.slice(start, end)) ?? []
  if (!product || partOf.test(product) || low.slice(end, line.end).trim() !== '') return false
  return ownerAt(start - 2) === 'place' && /(?<!\d)\d{5} $/.test(low.slice(Math.max(0, start - 7), start))
}

/** Whether text claimed by one of these owners is directly before or after. */
function besides(board: Board, { start, end }: Stretch, owners: Owner[]): boolean {
  while (board.text[start - 1] === ' ') start--
  while (board.text[end] === ' ') end++
  return owners.includes(board.ownerAt(start - 1)) || owners.includes(board.ownerAt(end))
}

/** Whether part of an address precedes `at`, on its line or the one above. */
function addressBefore(board: Board, at: number): boolean {
  const { low } = board
  const near = low.slice(Math.max(0, at - 120), at)
  const above = near.lastIndexOf('\n', near.lastIndexOf('\n') - 1)
  const from = at - near.length + above + 1
  for (let place = from; place < at; place++) if (addressWordAt(low, place, 'strong')) return true
  return /(?<![\d/])\d{1,5}\/\d{1,5}(?![\d/])|บ้านเลขที่|(?<![\d-])\d{1,4} (?!(?:ม\.ค|ก\.พ|มี\.ค|เม\.ย|พ\.ค|มิ\.ย|ก\.ค|ส\.ค|ก\.ย|ต\.ค|พ\.ย|ธ\.ค)\.)[ก-ฮ]/.test(
    low.slice(from, at),
  )
}
