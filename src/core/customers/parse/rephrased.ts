/** A word that begins another part of the message: ส่งศรี and รับทรัพย์ are names. */
const newPart = / (?=(?:ส่ง|เอา|ขอ|รับ|โอน|รวม|ยอด|ชื่อ|ที่อยู่|ปลายทาง|เก็บ)(?![ก-๎]{0,2}์))/g
const marks = /[^\p{L}\p{M}\p{N}\s.,:/+=@#&_'|-]{1,20}/gu
const separators = / [/|,;-] (?=\D)|(?<=[^\d\s])[/|;](?=[^\d\s])/g
const politeness = /(?<=[ก-๎])(?:นะ)?(?:ค่ะ|คะ|ครับ|คับ|จ้า)(?=\s|$)/g

/** The same message in other words and lines; each says the same to a person. */
export const rephrasings: readonly ((raw: string) => string)[] = [
  (raw) => raw.replace(newPart, '\n'),
  (raw) => raw.replace(marks, ' ').replace(separators, '\n'),
  (raw) => raw.replace(politeness, ''),
]
