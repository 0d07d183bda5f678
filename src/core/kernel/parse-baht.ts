import { arabicDigits, type MoneyError, mostMoney, type Satang, satang } from './money'

/** Parses typed amounts ("1,250.50", "๑๒๐", "฿90.-") into Satang, or says why they are invalid. */
export function parseBaht(text: string): Satang | MoneyError {
  const plain = arabicDigits(text.normalize('NFC'))
    .replace(/฿|บาท/g, '')
    .replace(/\.-\s*$/, '')
    .replace(/\s/g, '')
  if (plain === '') return 'empty'
  // 12,50 with a decimal comma must not become 1,250 baht
  if (plain.includes(',') && !/^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain)) return 'not-a-number'
  const match = /^(-?)(\d{0,12})(?:\.(\d*))?$/.exec(plain.replaceAll(',', ''))
  if (!match || (match[2] === '' && !match[3])) return 'not-a-number'
  const [, sign, whole = '', fraction = ''] = match
  if (sign) return 'negative'
  if (fraction.length > 2) return 'decimals'
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0') || 0)
  return amount > mostMoney ? 'too-large' : satang(amount)
}
