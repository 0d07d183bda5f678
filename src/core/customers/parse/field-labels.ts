import {
  ambiguousLabels,
  kinNames,
  labelWords,
  mostAmbiguousLabels,
  ownNumbers,
  type Section,
  sectionOf,
  singleLetters,
} from './label-words'
import { isDigit, isLatin, isThai, longestAt } from './letters'
import { isNickname } from './nicknames'
import { isSentTo, isSomebodyAtHouse, isSomebodyAtPhone } from './recipients'
import { isSmallTalk } from './talk'
import { afterUnit } from './units'

/** [start, end) is the label with its colon; `recipient`: it introduces the recipient. */
export type Label = { start: number; end: number; section: Section; recipient: boolean }

const colon = /^\s{0,3}(?:[:=;→]|[-=]>|\.{2})/
const title =
  /^\s{0,3}(?:พลทหาร|ทนาย|รปภ\.|ผอ\.|ดร\.|ผศ\.|รศ\.|ศจ\.|พระ(?:ครู|มหา|อาจารย์|อธิการ|ปลัด|ใบฎีกา|สมุห์| )|หลวง|คุณ|นาย|นาง|น\.ส|นส\.|ด\.[ชญ]|พี่|น้อง|ป้า|ลุง|ร้าน|บริษัท|k\.|khun |mr|ms|mrs|miss)/
const nothing = /^[ ]{0,9}(?:\n|$)/
const phoneNumber = /^[\s.:]{0,3}(?:\+|\(|0[\d .()-]{5}|66)/
const forRecipient = /ผู้รับ|ผู้ติดต่อ|คนรับ|ที่อยู่ใหม่|จัดส่ง|ปลายทาง|ลูกค้า|recipient|receiver|consignee|customer|shipping|delivery/

/** "ปลายทาง: คุณสมร" is the destination, "ปลายทาง 590" the payment. */
const destination =
  /^\s{0,3}[:=]\s{0,3}(?:(?:คุณ|นาย|นาง|น\.ส|ร้าน|บริษัท|mr|ms)|[ก-๎]{3,20} [ก-๎]{3,20}\s{0,3}(?:[\n\d]|โทร|$))/
/** "ส่งให้ สุมาลี ดอนไพร" at the end of its line, or before a number. */
const fullName = /^ {1,2}[ก-๎]{3,20} [ก-๎]{3,20} {0,2}(?:[\n\d]|$|(?:ฝาก|โทร|เบอร์|บ้าน))/

/** "ส่ง EMS นะคะ" is a courier. */
const courier =
  /^ ?(?:ทาง|ผ่าน|กับ|โดย)? ?(?:ems|kerry|flash|j ?& ?t|jt|ninja|best|dhl|spx|shopee|thunder|ปณ|ไปรษณีย์|เคอรี่|เคอร์รี่|แฟลช|เจแอนด์ที|นินจา|เบสท์|ไลน์แมน|แกร็บ|lalamove|grab|inter|อินเตอร์)/

/** "ขนมเปี๊ยะ 2 กล่องส่ง อำไพ รักดี" */
const isAfterCount = (low: string, at: number): boolean => {
  const count = /\d ?[ก-๎]{1,8}$/.exec(low.slice(Math.max(0, at - 10), at))
  return count !== null && afterUnit(`${count[0].slice(1)} `, 0) === count[0].length - 1
}

/** Whether the word at `start` is a label there, not part of a sentence. */
function isLabel(low: string, start: number, word: string, section: Section): boolean {
  const end = start + word.length
  const rest = low.slice(end, end + 16)
  if (isLatin(low[end - 1]) && isLatin(low[end])) return false
  if (isLatin(word[0]) && isLatin(low[start - 1])) return false
  const called = colon.test(rest)
  const number = (section === 'phone' || ownNumbers.has(word)) && phoneNumber.test(rest)
  // inside a word, "ศรีทองเบอร์โทร:", a label needs a colon or a number
  if (isThai(word[0]) && isThai(low[start - 1]))
    return (
      // "ฝากผู้ช่วยหมอชื่อ ส้มโอ 093…"
      (word === 'ชื่อ' && /^ [ก-๎]{2,14}(?: [ก-๎]{2,20})? {0,2}(?:0[689]|$|\n)/.test(low.slice(end, end + 48))) ||
      (section === 'to' && isAfterCount(low, start) && /^ [ก-ฮเ-ไa-z]/.test(rest)) ||
      /^(?:เปลี่ยนชื่อ|ส่งใหม่|ใส่ชื่อ|ระบุ)/.test(word) ||
      (word.length > 2 &&
        !word.startsWith('สั่ง') &&
        (section === 'phone' || ownNumbers.has(word) ? number && word !== 'ติดต่อ' : called))
    )
  if (word === 'ปลายทาง')
    return (
      /(?:^|\n)[^ก-๎a-z\n]{0,12}$/.test(low.slice(Math.max(0, start - 13), start)) &&
      (destination.test(low.slice(end, end + 60)) || (called && low.slice(0, start).includes('ต้นทาง')))
    )
  if (section === 'elsewhere') return called || /ใบ|บิล|bill/.test(word) || nothing.test(rest) || /^ ?\d/.test(rest)
  // "สลิป 1,080": the amount paid
  if (word === 'สลิป' && /^[\s:=]{0,4}\d[\d,]{1,8}(?:\.\d\d)?(?![\d/:.-])/.test(low.slice(end, end + 24))) return false
  if (ownNumbers.has(word) && word.startsWith('ของ')) return number
  // "จาก 081… เป็น 082…" corrects a number
  if (word === 'จาก' && /^ ?0[\d -]{8,12} ?(?:มา|เปลี่ยน|แก้)?เป็น/.test(low.slice(end, end + 24))) return false
  if (called) return true
  // วริษฐา สกุลรุ่งเรือง
  if (section === 'surname' && isThai(low[end])) return /ชื่อ[ก-๎]{2,20} $/.test(low.slice(Math.max(0, start - 26), start))
  if (section === 'note' && isNickname(word) && (nothing.test(rest) || phoneNumber.test(rest))) return false
  if (word === 'สั่ง' || word === 'สั่งซื้อ' || word === 'นาม') return false
  // "แอดมิน cod 245" speaks to the shop
  if (word === 'แอดมิน') return number
  // "อยู่ไม่ไกลจากร้าน"
  if (word === 'จากร้าน' && !isThai(low[end])) return false
  const near = low.slice(Math.max(0, start - 12), start)
  const lead = near.slice(near.lastIndexOf('\n') + 1)
  const begins = (lead.length < near.length || start <= 12) && !/[ก-๎a-z]/.test(lead)
  if (
    word === 'ธนาคาร' &&
    /^[ก-๎]{2,16} ?สาขา ?[ก-๎]{2}/.test(low.slice(end, end + 30)) &&
    !/\d{6}/.test(low.slice(end, end + 60))
  )
    return false
  if (word === 'ส่ง' && courier.test(rest)) return false
  if (word === 'ส่ง') return title.test(rest) || /^ \s?[^\d\s]/.test(rest)
  if (mostAmbiguousLabels.has(word)) {
    const named = fullName.exec(low.slice(end, end + 48))
    if (word === 'ส่งให้' && isSomebodyAtPhone(near, low.slice(end, end + 56))) return true
    if (word === 'ส่งให้' && /^ {1,2}[ก-๎a-z]{2,15}[ \n]{1,2}(?:0[2-9]|\(?\+?66)/.test(low.slice(end, end + 24)))
      return true
    return title.test(rest) || (begins && named !== null && !isSmallTalk(named[0].trim()))
  }
  if (section === 'post') return /^[\s.]{0,3}\d(?:\d{4}|(?: \d){4})(?!\d)/.test(low.slice(end, end + 16))
  if (singleLetters.has(word)) return number
  if (section === 'phone' && isLatin(word[0])) return number || nothing.test(rest)
  if (section === 'phone') return number || !/^ ?[\dก-๎]/.test(rest)
  if (word === 'รายการ' && /^ [^ \d]/.test(rest) && !/(?<!\d)\d{1,2}\s?$/.test(near)) return true
  if (!ambiguousLabels.has(word)) return true
  if (word === 'to' && isSentTo(low.slice(Math.max(0, start - 70), start), low.slice(end, end + 48))) return true
  if (section === 'to' && /^ {1,2}[ก-๎]{2,15} {1,2}0[2-9]/.test(low.slice(end, end + 24)))
    return !isSmallTalk(rest.trim())
  if (word === 'ส่งมาที่' && isSomebodyAtHouse(low.slice(end, end + 52))) return true
  if (handles.test(word) && /^ {1,2}(?:@|[a-z-]{0,12}[\d._])[a-z\d._-]{2}/.test(rest) && /[ \d]$/.test(near))
    return true
  if (section === 'aside') return begins && /^\s?[a-z0-9@]/.test(rest)
  if (romanised.test(word) && /[,;] $/.test(near) && rest.startsWith(' ')) return true
  return title.test(rest) || nothing.test(rest) || (begins && rest.startsWith(' '))
}

/** "…, chue Somsak Duangdee, ber 081…" */
const romanised = /^(?:chue|cheu|ber|bur|tho|thor|tor)$/
const endOfValue = /^ ?(?:[\n\d/,]|$)/
/** "เจ๊ชมพู่ IG mint.mnt" */
const handles = /^(?:ig|fb|line|facebook|tiktok|instagram)$/
const afterLabel = /^(?:[ :=.;→>]|-(?=>)){1,8}/

/** More labels than any real message has: limits the time of later steps. */
const mostLabels = 150

/** Every label of the text, in order. */
export function findLabels(low: string): Label[] {
  const found: Label[] = []
  for (let at = 0; at < low.length && found.length < mostLabels; at++) {
    const longest = longestAt(labelWords, low, at)
    if (!longest) continue
    // ชื่ออารี is not an aunt
    const word = kinNames.has(longest) && isThai(low[at + longest.length]) ? 'ชื่อ' : longest
    const section = sectionOf.get(word)
    const last = found.at(-1)
    // "ชื่อ: โน้ต": directly after a name's label, it is a nickname
    const isValue =
      last?.end === at && last.section === 'name' && endOfValue.test(low.slice(at + word.length, at + word.length + 4))
    if (!section || isValue || !isLabel(low, at, word, section)) {
      if (!section) at += word.length - 1
      continue
    }
    let end = at + word.length
    end += afterLabel.exec(low.slice(end, end + 10))?.[0].length ?? 0
    if (section === 'phone' && low[end] === '-' && isDigit(low[end + 1])) end++
    found.push({
      start: at,
      end,
      section,
      recipient: section === 'to' || (section !== 'from' && section !== 'elsewhere' && forRecipient.test(word)),
    })
    at = end - 1
  }
  return found
}
