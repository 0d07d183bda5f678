import type { Board } from './board'

/** Greetings like names, and what has digits and is nobody's house, postcode, amount or quantity. Every pattern is of bounded length. */
const patterns: RegExp[] = [
  /(?<=^|\n) ?(?:(?:อัส)?สลาม|ฮัลโหล|ฮาโหล) ?(?:ค่ะ|คะ|ครับ|คับ|จ้า)(?![ก-๎])/g,
  /https?:\/\/[^\s]{1,200}/g,
  /[a-z0-9._-]{1,40}@[a-z0-9-]{1,40}\.[a-z.]{2,12}/g,
  /(?<![\d/])[0-3]?\d[/.-][01]?\d[/.-](?:25|20)?\d\d(?![\d/-])/g,
  /(?:ถึง|วันที่|ภายใน|หมดเขต|วันนี้|ก่อน|เริ่ม|รอบ) ?[0-3]?\d\/[01]?\d(?![\d/])/g,
  /(?<![\d/])[0-3]?\d\s?(?:มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|ม\.ค\.?|ก\.พ\.?|มี\.ค\.?|เม\.ย\.?|พ\.ค\.?|มิ\.ย\.?|ก\.ค\.?|ส\.ค\.?|ก\.ย\.?|ต\.ค\.?|พ\.ย\.?|ธ\.ค\.?)(?![ก-๎])(?:\s?(?:25|20)?\d\d(?!\d))?/g,
  /(?<!\d)[0-2]?\d[:.][0-5]\d(?::[0-5]\d)?\s?(?:น\.|น(?![ก-๎])|am|pm)/g,
  /(?<![\d/])[0-2]?\d:[0-5]\d(?!\d)/g,
  /(?<![a-z])[a-z]{2,6}-?\d[\da-z]{7,20}/g,
  /(?<![\d-])\d-\d{4}-\d{5}-\d{2}-\d(?!\d)/g,
  /(?<![\d-])\d{3}-\d-\d{5}-\d(?!\d)/g,
  /(?<![\d-])\d{3}-\d{6}-\d(?!\d)/g,
  /(?<![\d/])\d{11,25}(?!\d)/g,
  /(?<![\d/.])(?!0)\d{7,10}(?![\d/])(?!\s?(?:บาท|฿|\.-))/g,
  /#\s?[a-z]{0,4}-?\d{3,12}/g,
  /\d{1,3}\s?%/g,
  /(?<![\d.])\d{1,4}(?:\.\d)?\s?[x×*]\s?\d{1,4}(?:\.\d)?(?:\s?[x×*]\s?\d{1,4}(?:\.\d)?|\s?(?:cm|mm|ซม|มม|นิ้ว|เมตร))(?!\d)/g,
  /(?<![a-z])thailand(?![a-z])|ประเทศไทย/g,
]

/** Takes dates, times, links, account, card and tracking numbers off the board. */
export function takeAsides(board: Board): void {
  for (const pattern of patterns)
    for (const found of board.low.matchAll(pattern))
      if (board.isFree(found.index, found.index + found[0].length))
        board.take(found.index, found.index + found[0].length, 'aside')
}
