import { arabicDigits } from '../../core/kernel/money'

export const quantityRefusals = ['not-a-number', 'fraction', 'too-small', 'too-large'] as const
export type QuantityRefusal = (typeof quantityRefusals)[number]

/** A typed whole number between the bounds (Thai digits and grouping commas are fine), or why it is none. */
export function parseQuantity(text: string, min: number, max: number): number | QuantityRefusal | 'empty' {
  const plain = arabicDigits(text.normalize('NFKC')).trim()
  if (plain === '') return 'empty'
  const match = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/.exec(plain)
  if (!match) return 'not-a-number'
  const [, sign, digits = '', fraction = ''] = match
  if (/[1-9]/.test(fraction)) return 'fraction'
  const value = Number(digits.replaceAll(',', '')) * (sign === '-' ? -1 : 1)
  if (value < min) return 'too-small'
  return value > max ? 'too-large' : value
}
