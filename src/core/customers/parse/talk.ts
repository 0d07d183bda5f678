import { isThai, longestAt, particles, wordList } from './letters'
import { isNickname } from './nicknames'

/** Text that contains one of these is talk. */
const inside = wordList(
  `แถวนี้ ไปรษณีย์ธรรมดา ไปรษณีย์ไทย ไปรษณีย์ด่วน ขอบคุณ ขอบใจ สวัสดี ทำงาน ทุกวัน โปรโมชั่น มาที่ ไปที่ ไลน์แมน แกร็บ เคอรี่ แฟลช ที่คอนโด ที่ทำงาน ที่บ้าน หวัดดี ดีค่ะ ดีครับ รบกวน เท่าไหร่ เท่าไร ยังไง อย่างไร เมื่อไหร่ เมื่อไร
พรุ่งนี้ วันนี้ เมื่อวาน ที่อยู่ โอนแล้ว โอนเงิน แจ้งโอน จัดส่ง ส่งของ ส่งด้วย ส่งได้ ส่งที่ ส่งให้
ส่งวัน ส่งมา ส่งไป ส่งแบบ ส่งตาม ฝากส่ง ได้เลย ได้ไหม ได้มั้ย เรียบร้อย รอของ ของครบ ตามนี้ ตามเดิม
เหมือนเดิม คงเดิม ลดได้ ค่าส่ง พัสดุ สินค้า ออเดอร์ รายการ แอดมิน แม่ค้า พ่อค้า ลูกค้า เก็บเงิน ปลายทาง
ทั้งหมด สนใจ ต้องการ อยากได้ ขอเป็น เอาเป็น รับเป็น ก่อนส่ง โทรแจ้ง โทรมา โทรหา โทรก่อน ไม่อยู่
ไม่มี ไม่ได้ ไม่ต้อง ฝากไว้ วางไว้ แขวนไว้ ป้อมยาม รปภ เปลี่ยน ยกเลิก ธนาคาร บัญชี กสิกร ไทยพาณิชย์
พร้อมเพย์ ประเทศไทย ไซส์ ไซซ์ สีดำ สีขาว สีแดง สีชมพู สีฟ้า ค่าาา โอเค ถ่ายรูป อย่าลืม
ของแถม แพ็คดี ห่อดี กันกระแทก หมายเหตุ ใบกำกับ ใบเสร็จ เลขพัสดุ มือถือ ผู้ส่ง ผู้รับ ส่งฟรี ตอนเย็น
ตอนเช้า ส่งถึง ปิดยอด แล้วค่ วันไหน วันที่ เดี๋ยว อันนี้ ตัวนี้ แบบนี้ เอาสี กี่วัน กี่บาท ได้รับ
รูปภาพ สติกเกอร์ นัดรับ การ์ด เขียนว่า ต่างจังหวัด คืนนี้ ส่งปกติ`.split(/\s+/),
)
/** Talk at the start of a word; many names end like this (บุญช่วย, นิดหน่อย). */
const beginnings = wordList(
  `แถว ยอดเงิน ยอดรวม ยอดโอน ยอดเก็บ ยอดสั่ง รวมเป็น รวมส่ง รวมค่า รวมทั้ง รวมกับ เพิ่มเติม กำลัง ขนาด ขอที่ ครบ จำนวน จ่าย ชำระ ช่วยส่ง ช่วยด้วย ช่วยหน่อย ช่วยแพ ช่วยห่อ ช่วยโทร ช่วยดู ช่วยเช็ ช่วยเช ช่วยจัด ช่วยตอบ ช่วยแจ้ง ช่วยบอก ช่วยเอา ช่วยรีบ ช่วยยก ช่วยเปลี่ยน ช่วยแก้ ช่วยที ช่วยทำ ช่วยรับ ช่วยใส่ ช่วยเขียน ด่วน ตรงข้าม ติดต่อ ธรรมดา บาท ฟรี  ยืนยัน  ระวัง
ราคา สลิป สั่ง หน่อย หรือ อยู่ที่ เดิม เบอร์  เฟส เหรอ แก้ไข แถม ลืม แล้วนะ โทร โอน ใกล้ ไลน์`.split(/\s+/),
)
/** Talk at the end of a word: คะนอง is a name. */
const endings = wordList(`ครับ คะ คับ ค่ะ จ้ะ จ้า นะคะ มั้ย ไหม`.split(/\s+/))

const latinSmallTalk =
  /(?<![a-z])(?:thank|thanks|please|pls|hello|hi|order|paid|transfer|total|shipping|delivery|cod|ems|kerry|lineman|grab|flash|j&t|thailand|address|phone|tel|ok|okay|sorry|urgent|free|price|size|color|want|would|like|send|ship|this|my|is|are|you)(?![a-z])/
/** Talk only as a whole or at the start: common inside names. */
const startsLikeSmallTalk =
  /^(?:ส่ง|รับ|เอา|ขอ|ฝาก|มี|ได้|แล้ว|ไม่|ถ้า|ของ|จะ|ให้|ก็|อยู่|ใช่|เลย|ค่า|ทุก|พวก|อีก|ตอน|วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|โอเค|ok|cf)(?![ก-๎]{0,2}์)/

export const isSmallTalk = (low: string): boolean =>
  hasSmallTalk(low) || (startsLikeSmallTalk.test(low) && !/^(?:มีน|มีช|มีส|มีบ|มีท|มีโ|มีด|ขอม|รับข|รับท|วันท|ของข)/.test(low))

/** Whether it contains talk; a word that only starts like talk may be a surname (มีดี, รับทรัพย์). */
export function hasSmallTalk(low: string): boolean {
  if (latinSmallTalk.test(low)) return true
  for (let at = 0; at < low.length; at++) {
    // no word starts after a leading vowel: แสนใจ doesn't contain สนใจ
    const begins = !/[เ-ไ]/.test(low[at - 1] ?? '')
    if ((begins && longestAt(inside, low, at)) || (!isThai(low[at - 1]) && longestAt(beginnings, low, at))) return true
    const ending = longestAt(endings, low, at)
    if (ending && !isThai(low[at + ending.length])) return true
  }
  return false
}

const ofWords = ['นะ', 'ฮะ', 'ด้วย', 'เลย', 'น้า', 'ค่า', 'ค้า']
/** กมลนะ and ศาลเจ้า are words, เปิ้ลนะ is a nickname and a particle. */
const isPartOfWord = (text: string, start: number, at: number, particle: string): boolean =>
  /[เ-ไ]/.test(text[at - 1] ?? '') ||
  (ofWords.includes(particle) && isThai(text[at - 1]) && !(at > start && isNickname(text.slice(start, at))))

/** Without trailing particles: "สมชายค่ะ" is สมชาย. */
export function withoutParticles(text: string, start: number, end: number): number {
  for (;;) {
    while (end > start && /[\s.!~ๆ]/.test(text[end - 1] ?? '')) end--
    const particle = particles.find((each) => text.startsWith(each, end - each.length) && end - each.length >= start)
    // a particle inside a word doesn't count: กมลนะ stays
    if (!particle || isPartOfWord(text, start, end - particle.length, particle)) return end
    end -= particle.length
  }
}
