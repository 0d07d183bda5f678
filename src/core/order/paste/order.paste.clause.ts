/** The words around a match, as far as their clause reaches: to a line's end, a particle, an English stop. */
export type Clause = { before: string; after: string }

const reach = 48

const endsBefore = /^.*(?:[\n!?;]|[.,]\s|(?:คะ|นะ|น้า|จ๊ะ|ฮะ)\s|ค่ะ|ครับ|คับ|จ้า|จ้ะ)/s
const endsAfter = /[\n!;]|[.,](?=\s|$)|ค่ะ|ครับ|คับ|จ้า|จ้ะ|นะคะ/

export function clauseAround(low: string, start: number, end: number): Clause {
  const rest = low.slice(end, end + reach)
  const stop = rest.search(endsAfter)
  return {
    before: low.slice(Math.max(0, start - reach), start).replace(endsBefore, ''),
    after: stop < 0 ? rest : rest.slice(0, stop),
  }
}

/** The last word of what comes before; Thai writes a phrase without spaces. */
export const lastWord = (before: string): string => /\S{0,48}$/.exec(before)?.[0] ?? ''

const questions = '(?:ไหม|มั้ย|มัย|ไม๊|ไหน|หรือ|หรอ(?!ก)|รึ|ป่าว|เปล่า|เท่าไ|เมื่อไ|กี่|ยังไง|(?:แล้ว)?ยัง(?:คะ|ค่ะ|ครับ|คับ|$|\\s))'
const askedAtOnce = new RegExp(`^\\s?(?:ก็|ด้วย|ให้)?(?:ได้)?${questions}`)
const askedInWord = new RegExp(`^\\S{0,30}${questions}`)
const askedInNextWord = new RegExp(`^\\s\\S{0,12}${questions}`)
const askedInEnglish = /^[^฀-๿?]{0,40}\?/

/** Thai asks without a question mark: "ส่งแฟลชได้ไหม". `next`: the question may be a word later, "ส่ง Flash ถึงวันไหน". */
export const isAsked = ({ after }: Clause, next: boolean): boolean =>
  askedAtOnce.test(after) ||
  askedInWord.test(after) ||
  askedInEnglish.test(after) ||
  (next && askedInNextWord.test(after))
