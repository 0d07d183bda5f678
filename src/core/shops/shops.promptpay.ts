import { arabicDigits, mostMoney, type Satang } from '../kernel/money'

export type PromptPay = {
  /** mobile number, 13-digit citizen or tax id, or 15-digit e-wallet; accepts blanks, dashes, Thai digits and +66 */
  target: string
  /** satang, more than 0; without it the payer enters the amount */
  amount?: Satang
}

/** Why no QR code can be created. */
export type PromptPayError = 'target' | 'amount'

/** EMVCo: two digits of id, two of length, then the value. */
const field = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value

/** Proxy type and number of the Thai QR standard's merchant account (id 29). */
function accountOf(target: string): string | undefined {
  const digits = arabicDigits(target.normalize('NFKC')).replace(/[\s().-]/g, '')
  const mobile = /^(?:0|\+?66)([689]\d{8})$/.exec(digits)?.[1]
  if (mobile) return field('01', `0066${mobile}`)
  if (/^\d{13}$/.test(digits)) return field('02', digits)
  return /^\d{15}$/.test(digits) ? field('03', digits) : undefined
}

export const isPayable = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0 && amount <= mostMoney

/** undefined if `createPromptPay` accepts it. */
export function promptPayError({ target, amount }: PromptPay): PromptPayError | undefined {
  if (accountOf(target) === undefined) return 'target'
  return amount === undefined || isPayable(amount) ? undefined : 'amount'
}

/** CRC-16/CCITT-FALSE of ASCII text as four hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

type EmvField = readonly [id: string, value: string | readonly (readonly [id: string, value: string])[]]

/** Fields, the checksum after them. */
export function emv(fields: readonly EmvField[]): string {
  const payload = fields
    .map(([id, value]) => field(id, typeof value === 'string' ? value : value.map((each) => field(...each)).join('')))
    .join('')
  return `${payload}6304${checksum(`${payload}6304`)}`
}

/** The check digit of citizen and tax numbers: weights 13 to 2, modulo 11. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits.slice(0, 12)].reduce((all, digit, nth) => all + Number(digit) * (13 - nth), 0)
  return digits.length === 13 && (11 - (sum % 11)) % 10 === Number(digits[12])
}

/** A citizen or tax number that can't be right. */
export function isMistyped(target: string): boolean {
  const digits = arabicDigits(target.normalize('NFKC')).replace(/[\s().-]/g, '')
  return /^\d{13}$/.test(digits) && !hasCheckDigit(digits)
}

/** An unchanged number may have been stored before its check digit was checked. */
export const isNewlyMistyped = (target: string, stored: string): boolean => target !== stored && isMistyped(target)

/**
 * The text of a Thai PromptPay QR code (EMVCo merchant-presented mode). Throws a RangeError with the invalid option:
 * `promptpay: target` or `promptpay: amount`.
 */
export function createPromptPay({ target, amount }: PromptPay): string {
  const account = accountOf(target)
  if (account === undefined) throw new RangeError('promptpay: target')
  if (amount !== undefined && !isPayable(amount)) throw new RangeError('promptpay: amount')
  const payload = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('29', field('00', 'A000000677010111') + account),
    field('58', 'TH'),
    field('53', '764'),
    ...(amount === undefined ? [] : [field('54', (amount / 100).toFixed(2))]),
    '6304',
  ].join('')
  return payload + checksum(payload)
}
