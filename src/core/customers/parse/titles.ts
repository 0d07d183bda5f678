import { beginsWord, longestAt, wordList } from './letters'

const titles = wordList([
  'นายแพทย์',
  'แพทย์หญิง',
  'ทันตแพทย์',
  'ทันตแพทย์หญิง',
  'สัตวแพทย์',
  'สัตวแพทย์หญิง',
  'เภสัชกร',
  'เภสัชกรหญิง',
  'คุณ',
  'นาย',
  'นางสาว',
  'นาง',
  'น.ส.',
  'น.ส',
  'นส.',
  'นส ',
  'ด.ช.',
  'ด.ญ.',
  'ดช.',
  'ดญ.',
  'เด็กชาย',
  'เด็กหญิง',
  'k.',
  'khun ',
  'mr.',
  'mr ',
  'mrs.',
  'mrs ',
  'ms.',
  'ms ',
  'miss ',
  'miss.',
  'คุณ.',
  'น. ส.',
])
const noTitles = wordList([
  'คุณภาพ',
  'คุณพี่',
  'คุณน้อง',
  'คุณยาย',
  'คุณลูกค้า',
  'คุณแม่ค้า',
  'คุณพ่อค้า',
  'นายหน้า',
  'นายกรัฐ',
  'นายกอบต',
  'นายกอบจ',
  'นายกเทศ',
  'นายกสมาคม',
  'นายกฯ',
  'นายจ้าง',
  'นายทุน',
  'นางแบบ',
  'นางพยาบาล',
  'คุณสมบัติ',
  'คุณค่า',
])
/** No first name begins with these after ก. */
const mayor = /^นายก(?:สม|ประ|บุญ|สุ|ชัย|ทอง|คำ|ณัฐ|เอก|ธน|อนุ|พร)/
/** End of the courtesy titles at `at`, or `at`. */
export function afterTitles(low: string, at: number): number {
  at += /^(?:น้อง|พี่) ?(?=ด\.[ชญ]|ด[ชญ]\.|เด็ก|น\.ส)/.exec(low.slice(at, at + 10))?.[0].length ?? 0
  for (let count = 0; count < 3; count++) {
    // คุณสมบัติ ดีพร้อม 081… is a person
    // "นายกสมศักดิ์" of an อบต. is a mayor
    if (low.startsWith('นายก', at) && (/อบต|อบจ|เทศบาล/.test(low) || mayor.test(low.slice(at, at + 8)))) return at
    if (longestAt(noTitles, low, at) && !/^คุณสมบัติ [ก-๎]{2,20} {0,2}(?:\d|\n)/.test(low.slice(at, at + 36))) return at
    // คุณหญิงมณีรัตน์
    const lady = /^คุณหญิง(?=[ก-ฮเ-ไ][ก-๎]{2})/.exec(low.slice(at, at + 10))?.[0]
    const longest = lady ?? longestAt(titles, low, at)
    // นางสาวิตรี is นาง สาวิตรี: ิ stands on a consonant
    const title = longest === 'นางสาว' && /[ิ-ู]/.test(low[at + longest.length] ?? '') ? 'นาง' : longest
    // "นาย" alone is not a name; คุณากร, นายิกา are whole: no word starts with a vowel that follows its consonant
    if (!title || !/[ก-ฮเ-ไa-z.\s]/.test(low[at + title.length] ?? '')) return at
    at += title.length
    while (low[at] === ' ' || low[at] === '.') at++
  }
  return at
}

const ranks =
  /^(?!ม\.อ\.)(?:ว่าที่ ?)?(?:(?:พล|พ|ร|จ|ส|ด|น|ต|ม|ล|ท|อ|ว)\. ?){2,4}(?:หญิง)? ?(?=[ก-ฮเ-ไ][ก-๎])|^(?:ว่าที่ ?)?(?:(?:จ่าสิบ|จ่า|สิบ|ร้อย|พัน|นาวา|เรือ|พล)(?:ตำรวจ|อากาศ)?(?:เอก|โท|ตรี)|ดาบตำรวจ|นายดาบ)(?:หญิง)? ?(?=[ก-ฮเ-ไ][ก-๎])|^(?:พลทหาร|ทนาย)(?=[ก-ฮเ-ไ][ก-๎])|^(?:ดร|นพ|พญ|ทพญ?|ภก|ภญ|ผศ|รศ|ผอ|ศจ|อจ|อ(?=\.[ก-ฮเ-ไ][ก-๎]{2,}(?: |:|$))|รปภ|พลฯ|พล)(?:\.|(?<=ฯ)) ?(?:ดร\. ?)?(?=[ก-ฮเ-ไ])/

/** Length of the military, medical or academic ranks at `at`: "ว่าที่ ร.ต.หญิง ", "นพ.". They stay part of the name. */
export const rankLength = (low: string, at: number): number => ranks.exec(low.slice(at, at + 24))?.[0].length ?? 0

export function hasTitle(low: string, at: number): boolean {
  if (!beginsWord(low, at) || afterTitles(low, at) === at) return false
  // ถ.นางลิ้นจี่
  if (/(?:(?<![ก-๎])[ถซตอบวม]\.|ถนน|ซอย|วัด) ?$/.test(low.slice(Math.max(0, at - 6), at))) return false
  // 20 นาย counts soldiers
  if (/\d ?$/.test(low.slice(Math.max(0, at - 2), at)) && low.startsWith('นาย', at)) return false
  // ยอดชาย นายดี: after a word, นาย and นาง are part of a name
  return (
    !/^นา[ยง]/.test(low.slice(at, at + 3)) ||
    !/[ก-๎] {0,2}$/.test(low.slice(Math.max(0, at - 3), at)) ||
    /(?:ค่ะ|คะ|ครับ|ดิฉัน|กระผม|ข้าพเจ้า|ที่|ถึง|ส่ง|ให้|ชื่อ|อยู่|รับ|ป่วย|คนไข้|บ้าน(?:แม่|พ่อ|ยาย|ตา|ย่า|พี่|ป้า)|(?:ให้|คือ)(?:แม่|พ่อ|ยาย|ตา|ย่า|พี่|น้อง|ป้า)|ผู้ใหญ่บ้าน|กำนัน|(?:ประธาน|หัวหน้า)(?:กลุ่ม|ชุมชน)?) {0,2}$/.test(
      low.slice(Math.max(0, at - 16), at),
    )
  )
}
