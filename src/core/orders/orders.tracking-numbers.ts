import { arabicDigits } from '../kernel/money'

/** Full-width letters, Thai digits and invisible characters as a scanner would have typed them. */
export const tidy = (text: string): string =>
  arabicDigits(text.normalize('NFKC').replace(/[\p{Cf}\ufeff]/gu, '')).trim()

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** LR-20261121-000030 -> the same letters and signs, runs of digits of nearly the same length. */
function patternOf(example: string): string {
  const parts = tidy(example).toUpperCase().split(/(\d+)/)
  return parts
    .map((part) => (/^\d/.test(part) ? `\\d{${Math.max(1, part.length - 1)},${part.length + 1}}` : escaped(part)))
    .join('')
}

const usual = 'LR-\\d{6,8}-\\d{3,8}'

/** Tells an order number by those that are known; without any, by our own form. */
export function orderNumberTest(examples: readonly string[]): (text: string) => boolean {
  const patterns = new Set(examples.map(patternOf))
  const form = new RegExp(`^(?:${[...(patterns.size > 0 ? patterns : [usual])].join('|')})$`)
  return (text) => form.test(tidy(text).toUpperCase())
}

/** Forms of Thailand Post, Flash, J&T, KEX, SPX, Ninja Van and DHL. */
const knownForms = [
  /^[A-Z]{2}\d{9}[A-Z]{2}$/,
  /^TH\d{2}[0-9A-Z]{8,14}$/,
  /^[678]\d{11}$/,
  /^(?:KEX|KERRY|SHP|SPX|NVTH|NJV|LEX|DHL|BEST|KBK|TDZ)[0-9A-Z]{6,20}$/,
]
/** Whether a well-known courier writes its numbers so. */
export const isKnownForm = (text: string) => knownForms.some((form) => form.test(text))
const isPhone = (text: string) => /^(?:0\d{8,9}|66\d{8,9})$/.test(text)
const isPlausible = (text: string) =>
  /^[0-9A-Z]{8,30}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 5 && !isPhone(text)

/** A tracking number as couriers write it, without blanks and dashes; '' where it is none. */
export function readTrackingNumber(text: string): string {
  const bare = tidy(text).toUpperCase().replace(/[\s-]/g, '')
  return isKnownForm(bare) || isPlausible(bare) ? bare : ''
}
