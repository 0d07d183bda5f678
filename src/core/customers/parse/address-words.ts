import { isLatin, isThai } from './letters'
import { rankLength } from './titles'
import { afterUnit } from './units'

/** Words of an address line. `strong` ones are unambiguous anywhere, `weak` ones may be part of a shop's name. */
const strong =
  'หมู่บ้าน หมู่ที่ หมู่ที หมู่ หมุ่ที่ หมุ่ ม. มบ. ซอย ซ. ถนน ถ. ตรอก แยก บ้านเลขที่ เลขที่ ห้องเลขที่ ห้อง ชั้นที่ ชั้น อาคาร ตึก คอนโดมิเนียม คอนโด แมนชั่น แมนชัน อพาร์ทเม้นท์ อพาร์ทเม้นต์ อพาร์ทเมนท์ อพาร์ตเมนต์ อพาร์ทเมนต์ หอพัก โครงการ แฟลต ทาวน์โฮม ทาวน์เฮ้าส์ ทาวน์เฮาส์ วิลล่า ปากซอย บ้าน ท้ายซอย ใกล้ ตรงข้าม ข้าง หลัง หน้า ติดกับ ติด เยื้อง ตู้ปณ. ตู้_ปณ. ตู้_ป.ณ. ตู้ป.ณ. ตู้_ปณ ตู้ปณ เคหะ ชุมชน ล็อก ล็อค'
const weak =
  'ศูนย์ราชการ ศูนย์การค้า ศูนย์แพทย์ ศูนย์วิจัย เทศบาล องค์การบริหาร อบต. อบจ. สภ. สน. ที่ว่าการ การไฟฟ้า การประปา ศาลากลาง ศาล เรือนจำ คณะ ไปรษณีย์ แคมป์ ไซต์งาน สถาบัน วิทยาลัย รีสอร์ท โรงแรม ตลาด วัด โรงเรียน ร.ร. รร. รพ. รพ.สต. โรงพยาบาล มหาวิทยาลัย ม.ราชภัฏ สำนักงาน นิคม โรงงาน บริษัท บจก. หจก. ห้าง ธนาคาร สถานี หอ อพาร์ท สนง. ที่ทำการ ศูนย์ กรม กองพัน กองร้อย กองบิน กองพล กอง ค่าย ฝ่าย แผนก'
const latin =
  'moo mu m. moo_baan mooban moobaan soi s. road rd street st. village condo condominium building bldg bldg. floor fl. fl room rm. tower apartment apt apt. unit house_no house_number no. thanon'
/** ใกล้ หน้า … describe places, but occur in many names and sentences: on their own they don't start an address. */
const needsMore = new Set([
  'บ้าน',
  'ใกล้',
  'ข้าง',
  'หลัง',
  'หน้า',
  'ติด',
  'หอ',
  'กอง',
  'ฝ่าย',
  'm.',
  's.',
  'no.',
  'mu',
  'fl',
  'ข้าง',
  'แยก',
  'ห้อง',
  'ชั้น',
  'ตึก',
  'หมู่',
  'ศูนย์',
  'กรม',
  'ล็อก',
  'ล็อค',
  'ติดกับ',
])

const sorted = (words: string) =>
  words
    .split(' ')
    .map((word) => word.replace('_', ' '))
    .sort((a, b) => b.length - a.length)
const strongWords = [...sorted(strong), ...sorted(latin)].sort((a, b) => b.length - a.length)
const allWords = [...strongWords, ...sorted(weak)].sort((a, b) => b.length - a.length)

/** Landmarks after "beside" or "in front of": หน้าตลาด, ข้างวัด. */
export const beside =
  /^(?:หน้า|หลัง|ข้าง|ใกล้|ติด|ติดกับ|ตรงข้าม|เยื้อง|ปากทาง|ทางเข้า) ?(?=ตลาด|วัด|โรงเรียน|ร\.ร|โรงพยาบาล|รพ|ธนาคาร|สถานี|ปั๊ม|เซเว่น|บิ๊กซี|โลตัส|มหาวิทยาลัย|ที่ว่าการ|อบต|เทศบาล|สนาม|ห้าง|เซ็นทรัล|โรงงาน|หมู่บ้าน|ปาก|ซอย|คอนโด|ถนน|อาคาร)/

function isMeasure(low: string, at: number, word: string): boolean {
  const count = /^(?:ชั้น|ม\.) \d{1,3}/.exec(low.slice(at, at + word.length + 4))
  return (
    count !== null &&
    /(?:^|[ก-๎ ])\d ?$/.test(low.slice(Math.max(0, at - 3), at)) &&
    afterUnit(low, at + count[0].length) > at + count[0].length
  )
}

/** The address word at `at`, or ''. */
export function addressWordAt(low: string, at: number, kind: 'strong' | 'any'): string {
  const words = kind === 'strong' ? strongWords : allWords
  const word = words.find((each) => low.startsWith(each, at)) ?? ''
  if (!word || (needsMore.has(word) && !isThai(low[at - 1]))) {
    const found = isThai(low[at - 1]) ? null : beside.exec(low.slice(at, at + 24))
    if (found) return found[0]
  }
  if (!word) return ''
  const next = low[at + word.length]
  if (isLatin(word[0]) && (isLatin(low[at - 1]) || (isLatin(word.at(-1)) && isLatin(next)))) return ''
  if (isThai(word[0]) && isThai(low[at - 1])) return ''
  // "ม.ต้น" is a school, ม.ล. a title
  if (word === 'ม.' && (rankLength(low, at) > 0 || /^ม\. ?(?:ต้น|ปลาย)(?![ก-๎])/.test(low.slice(at, at + 9)))) return ''
  // a way of sending
  if (word === 'ไปรษณีย์' && /^ ?(?:ธรรมดา|ด่วน|ลงทะเบียน|ems)/.test(low.slice(at + word.length, at + word.length + 12)))
    return ''
  // "ปิ่นโต 4 ชั้น 1 เถา"
  if ((word === 'ชั้น' || word === 'ม.') && isMeasure(low, at, word)) return ''
  if (!needsMore.has(word)) return word
  const rest = low.slice(at + word.length, at + word.length + 12)
  return (isLatin(word[0]) ? /^[ :]?(?!0[689]\d[\d .-])\d/ : /^[ .:]{0,2}(?:ที่|เลขที่|เบอร์)? ?(?:\d|[a-z](?![a-z]))/).test(
    rest,
  )
    ? word
    : ''
}

/** Like addressWordAt, where the text before `at` is known to be something else: a label, a phone. */
export const addressWordFrom = (low: string, at: number, kind: 'strong' | 'any'): string =>
  addressWordAt(low.slice(at, at + 30), 0, kind)

/** Whether [start, end) contains an address word. */
export function hasAddressWord(low: string, start: number, end: number, kind: 'strong' | 'any' = 'strong'): number {
  if (addressWordFrom(low, start, kind)) return start
  for (let at = start; at < end; at++) if (addressWordAt(low, at, kind)) return at
  return -1
}
