import type { Satang } from '../kernel/money'

const digits = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const

/** A number below a million; `isRest` if a higher group precedes it. */
function belowMillion(number: number, isRest: boolean): string {
  const text = String(number)
  return [...text]
    .map((letter, at) => {
      const digit = Number(letter)
      const position = text.length - 1 - at
      if (digit === 0) return ''
      if (position === 1 && digit === 1) return 'สิบ'
      if (position === 1 && digit === 2) return 'ยี่สิบ'
      // 11, 21, 101 and 1,000,001 end in เอ็ด, a lone 1 in หนึ่ง
      if (position === 0 && digit === 1 && (number > 1 || isRest)) return 'เอ็ด'
      return `${digits[digit]}${places[position]}`
    })
    .join('')
}

function wholeText(number: number): string {
  const [millions, rest] = [Math.floor(number / 1_000_000), number % 1_000_000]
  if (millions === 0) return belowMillion(rest, false)
  return `${wholeText(millions)}ล้าน${rest > 0 ? belowMillion(rest, true) : ''}`
}

/** An amount in words, as on Thai documents: `หนึ่งร้อยยี่สิบเอ็ดบาทห้าสิบสตางค์`, `สองร้อยบาทถ้วน`. */
export function bahtText(amount: Satang): string {
  const [whole, rest] = [Math.floor(Math.abs(amount) / 100), Math.abs(amount) % 100]
  const sign = amount < 0 ? 'ลบ' : ''
  if (whole === 0 && rest === 0) return 'ศูนย์บาทถ้วน'
  const baht = whole > 0 ? `${wholeText(whole)}บาท` : ''
  return `${sign}${baht}${rest > 0 ? `${wholeText(rest)}สตางค์` : 'ถ้วน'}`
}
