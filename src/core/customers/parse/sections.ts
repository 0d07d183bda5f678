import { asideLength } from './aside-parts'
import type { Board, Stretch } from './board'
import type { Label } from './field-labels'
import { ownNumbers, type Section } from './label-words'

/** A label's section, and the text it applies to. */
export type Part = Stretch & { section: Section; label: Label }

const several = new Set<Section>(['items', 'note', 'address'])

/** End of a label's text: its line; if that is empty, the next line or, for long values, the next blank line. */
function endOf(board: Board, label: Label, limit: number): number {
  const { text } = board
  const lineEnd = (from: number) => {
    const found = text.indexOf('\n', from)
    return found < 0 || found > limit ? limit : found
  }
  let end = lineEnd(label.end)
  if (text.slice(label.end, end).trim() !== '') return end
  for (let lines = 0; lines < 3 && end < limit && text.slice(label.end, end).trim() === ''; lines++)
    end = lineEnd(end + 1)
  if (!several.has(label.section)) return end
  while (end < limit) {
    const next = lineEnd(end + 1)
    if (text.slice(end + 1, next).trim() === '') break
    if (label.section === 'items' && endsList(board, label.end, end, next)) break
    end = next
  }
  return end
}

/**
 * Whether a list of products is over before the line [end + 1, next): it is about payment or the recipient, or is the
 * recipient's name.
 */
function endsList({ low }: Board, from: number, end: number, next: number): boolean {
  const line = low.slice(end + 1, next)
  if (ofRecipient.test(line) || ofPayment.test(line)) return true
  return (
    /\d/.test(low.slice(Math.max(from, end - 200), end)) &&
    !/\d/.test(line) &&
    ofRecipient.test(low.slice(next + 1, next + 80).split('\n', 1)[0] ?? '')
  )
}
const ofPayment = /^ ?(?:โอน|ยอด|รวม|ปลายทาง|เก็บ|cod|ส่งปลายทาง|แจ้งโอน)/
/** A line with a phone, a place or an address belongs to no list of products. */
const ofRecipient =
  /(?<!\d)(?:\+66|0)[ -]?[689]\d?[- .]?\d{3,4}[- .]?\d{3,4}(?!\d)|(?<![ก-๎.])(?:ต\.|อ\.|จ\.|ตำบล|อำเภอ|แขวง|เขต)|(?<![\d/])\d{1,4}(?:\/\d{1,4})? ?(?:ม\.|หมู่|ซ\.|ซอย|ถ\.|ถนน)/

export function partsOf(board: Board, labels: Label[]): Part[] {
  return labels.map((label, index) => {
    const next = labels[index + 1]
    const end = endOf(board, label, next?.start ?? board.text.length)
    const part = { start: label.end, end, section: label.section, label }
    if (label.section !== 'aside') return part
    const said = board.low.slice(label.start, label.end)
    const isFollowed = next?.start === end && next.section !== 'aside'
    return { ...part, end: label.end + asideLength(said, board.low.slice(label.end, end), isFollowed) }
  })
}

/** Words that don't occur in a sender's lines: the order continues here. */
const ofTheOrder = /cod|ปลายทาง|ยอด|รวม|สินค้า|รายการ|โอน|ชำระ|เก็บ|หมายเหตุ|(?<![a-z])x ?\d/

const phone = /(?<!\d)0[689]\d?[- .]?\d{3,4}[- .]?\d{3,4}(?!\d)/g

/** "เบอร์ผู้รับ 08… (เบอร์คนสั่ง 08…)" */
const phoneWithin = /^[ :]{0,3}0[ \d.-]{8,14}\)/

/** "ถ้าไม่รับโทรผม 08…": the courier may call the customer, too. */
const unreached =
  /(?:ไม่รับ(?:สาย|โทรศัพท์)?|ไม่ติด|ติดต่อไม่ได้|โทรไม่ได้|ไม่อยู่|ไม่สะดวก(?:รับ)?|ปิดเครื่อง)(?:นะ)?(?:คะ|ค่ะ|ครับ|คับ)?[ ,]{0,2}(?:ให้|ก็|ค่อย)?$/

/** "เบอร์หนูเผื่อโทรไม่ติด 08…" */
const spare = /^ ?(?:เผื่อ|ถ้า|กรณี|หาก)[^\d\n]{0,20}(?:ไม่(?:ติด|รับ|ได้|อยู่|สะดวก))/

/** "เบอร์น้อง 08… ส่วนเบอร์พี่ 08…": the second is somebody else's. */
const besides = (low: string, { section, start }: Label): boolean =>
  section === 'phone' && /0[ \d.-]{8,13}[^\d\n]{0,12}ส่วน$/.test(low.slice(Math.max(0, start - 36), start))

const isOther = ({ section }: Label): boolean =>
  section === 'from' || section === 'from-part' || section === 'elsewhere'

/** The stretches about the sender. */
export function senderParts(board: Board, labels: Label[]): Stretch[] {
  const { text } = board
  let isKnown = false
  const onlyPhone = (text.slice(0, 4000).match(phone) ?? []).length < 2
  const elsewhere = labels.some(({ section }) => section === 'address' || section === 'to')
  return labels.flatMap((label, index) => {
    const own =
      ownNumbers.has(board.low.slice(label.start, label.end).trim()) &&
      (onlyPhone ||
        unreached.test(board.low.slice(Math.max(0, label.start - 36), label.start)) ||
        spare.test(board.low.slice(label.end, label.end + 36)))
    if (besides(board.low, label)) return [{ start: label.start, end: endOfOwn(board, label, labels[index + 1]) }]
    if (!isOther(label) || own || (label.section === 'elsewhere' && !elsewhere)) {
      isKnown ||= label.recipient
      return []
    }
    const lineEnd = endOfLine(text, label.end)
    const phoneBelow = /^\n[ \d()+-]{9,20}(?=\n|$)/.exec(text.slice(lineEnd, lineEnd + 24))?.[0].length ?? 0
    const recipient = labels
      .slice(index + 1)
      .find((each) => each.recipient || (label.section === 'elsewhere' && !isOther(each)))?.start
    const enclosedPhone = label.section === 'from-part' && phoneWithin.test(text.slice(label.end, label.end + 24))
    // สมหญิง ใจดี (ผู้ส่ง) 08…: refers to the text before it
    if (text[label.start - 1] === '(' && !enclosedPhone)
      return [
        {
          start: text.lastIndexOf('\n', label.start - 1) + 1,
          end: Math.min(recipient ?? text.length, lineEnd + phoneBelow),
        },
      ]
    const quoted = /^ ?["“][^"”\n]{2,60}["”]/.exec(text.slice(label.end, label.end + 64))
    if (quoted) return [{ start: label.start, end: label.end + quoted[0].length }]
    if (label.section === 'from-part') return [{ start: label.start, end: endOfOwn(board, label, labels[index + 1]) }]
    if (recipient !== undefined)
      return [
        {
          start: label.start,
          end: isKnown && hasAddressAfter(board, label, lineEnd, recipient) ? lineEnd + phoneBelow : recipient,
        },
      ]
    const alone = text.slice(label.end, lineEnd).trim() === ''
    return [
      {
        start: label.start,
        end: alone || isKnown || hasBlankLine(text, label.end) ? endOfBlock(board, lineEnd) : lineEnd,
      },
    ]
  })
}

/** "ผู้รับ … ผู้ส่ง ร้าน… 08…", and below it the only address: it is the recipient's. */
const hasAddressAfter = ({ text, low }: Board, label: Label, lineEnd: number, next: number): boolean =>
  text.slice(label.end, lineEnd).trim() !== '' &&
  ofAddress.test(low.slice(lineEnd, next)) &&
  !ofAddress.test(low.slice(0, lineEnd)) &&
  !ofAddress.test(low.slice(next))

/** End of somebody else's number: of its line, or of the number itself if an address follows. */
function endOfOwn({ text, low }: Board, label: Label, next: Label | undefined): number {
  const end = Math.min(next?.start ?? text.length, endOfLine(text, label.end))
  const number = /^[ :]{0,3}0[\d .-]{8,13}(?!\d)/.exec(text.slice(label.end, label.end + 20))?.[0].length ?? 0
  return number && ofAddress.test(low.slice(label.end + number, end)) ? label.end + number : end
}
const ofAddress = /\d\/\d|(?<![ก-๎.])(?:[ตอจ]\. ?[ก-๎]{2}|ตำบล|แขวง|อำเภอ|เขต)/

function endOfLine(text: string, at: number): number {
  const found = text.indexOf('\n', at)
  return found < 0 ? text.length : found
}

const hasBlankLine = (text: string, at: number): boolean => /\n[ \t]*\n/.test(text.slice(at, at + 400))

/** Line by line from `end` on, up to a blank line or one about the order. */
function endOfBlock({ text, low }: Board, end: number): number {
  for (let lines = 0; lines < 8 && end < text.length; lines++) {
    const next = endOfLine(text, end + 1)
    const line = low.slice(end + 1, next)
    if (line.trim() === '' || ofTheOrder.test(line)) break
    end = next
  }
  return end
}
