import type { Stretch } from './board'

const mostAssigned = 99
const assignment = /[^\s\d] ?[:=-] ?$|[A-Za-z]\d{1,3} ?= ?$|(?:เบอร์|รุ่น|ไซส์|ไซซ์|size|no\.?) ?\d{1,3} ?[:=] ?$/

/** "พริกแกง=3", "ลาย A : 2": a quantity at the end of its stretch. */
export const isAssigned = (text: string, from: number, { start, end }: Stretch, limit: number): boolean =>
  Number(text.slice(start, end)) <= mostAssigned &&
  assignment.test(text.slice(Math.max(from, start - 12), start)) &&
  (/[ก-ฮ]/.test(text.slice(Math.max(from, start - 40), start)) || /^cf(?![a-z])/i.test(text)) &&
  (/^(?: ?(?:ค่ะ|คะ|ครับ|คับ|นะคะ|นะครับ|จ้า))?[ ,]{0,2}$/.test(text.slice(end, limit)) ||
    (/[ก-๎][=-]$|[A-Za-z]=$/.test(text.slice(Math.max(from, start - 2), start)) &&
      /^ [ก-๎A-Za-z]/.test(text.slice(end, limit))) ||
    isVariantNext(text.slice(end, limit)))

/** "เบอร์ 05 = 1, เบอร์ 12 = 2" */
const isVariantNext = (rest: string): boolean => /^[ ,/]{1,3}(?:สี ?[ก-๎]{2}|ไซ[สซ]์|size|เบอร์ ?\d)/i.test(rest)

export function assignedFrom(text: string, start: number): number {
  while (/[ :=-]/.test(text[start - 1] ?? '')) start--
  return start
}
