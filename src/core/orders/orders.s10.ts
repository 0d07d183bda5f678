/** Postal numbers: two letters, eight digits and a check digit, two letters for the country (UPU S10). */
const s10 = /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/
const weights = [8, 6, 4, 2, 3, 5, 9, 7]

/** The check digit of eight digits. */
export function s10CheckDigit(serial: string): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(serial[at]), 0)
  const digit = 11 - (sum % 11)
  return digit === 10 ? 0 : digit === 11 ? 5 : digit
}

/**
 * Whether a number without blanks is a postal one, and its check digit right; undefined if it isn't postal. Flash's
 * numbers begin with TH and may look alike.
 */
export function hasRightCheckDigit(number: string): boolean | undefined {
  const [, service, serial, digit, country] = s10.exec(number) ?? []
  if (serial === undefined || (service === 'TH' && country !== 'TH')) return undefined
  return s10CheckDigit(serial) === Number(digit)
}

const asDigits = (text: string) => text.replace(/O/g, '0').replace(/[IL]/g, '1')
const asLetters = (text: string) => text.replace(/0/g, 'O').replace(/1/g, 'I')

/** O for 0 and I for 1 put right, if the check digit proves it. */
export function withoutConfusions(number: string): string {
  if (!/^[0-9A-Z]{13}$/.test(number) || hasRightCheckDigit(number)) return number
  const read = asLetters(number.slice(0, 2)) + asDigits(number.slice(2, 11)) + asLetters(number.slice(11))
  return hasRightCheckDigit(read) ? read : number
}
