import { arabicDigits } from '../kernel/money'

/** Normalizes full-width letters, Thai digits and invisible characters to what a scanner would type. */
export const tidy = (text: string): string =>
  arabicDigits(text.normalize('NFKC').replace(/[\p{Cf}\ufeff]/gu, '')).trim()

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** LR-20261121-000030 -> the same letters and signs, digit runs of similar length. */
function patternOf(example: string): string {
  const parts = tidy(example).toUpperCase().split(/(\d+)/)
  return parts
    .map((part) => (/^\d/.test(part) ? `\\d{${Math.max(1, part.length - 1)},${part.length + 1}}` : escaped(part)))
    .join('')
}

const usual = 'LR-\\d{6,8}-\\d{3,8}'

/** Recognizes order numbers by known examples; without any, by our own format. */
export function orderNumberTest(examples: readonly string[]): (text: string) => boolean {
  const patterns = new Set(examples.map(patternOf))
  const form = new RegExp(`^(?:${[...(patterns.size > 0 ? patterns : [usual])].join('|')})$`)
  return (text) => form.test(tidy(text).toUpperCase())
}

/** Formats of Thailand Post, Flash, J&T, KEX, SPX, Ninja Van and DHL. */
const knownForms = [
  /^[A-Z]{2}\d{9}[A-Z]{2}$/,
  /^TH\d{2}[0-9A-Z]{8,14}$/,
  /^[678]\d{11}$/,
  /^(?:KEX|KERRY|SHP|SPX|NVTH|NJV|LEX|DHL|BEST|KBK|TDZ)[0-9A-Z]{6,20}$/,
]
/** Whether it has the format of a known courier. */
export const isKnownForm = (text: string) => knownForms.some((form) => form.test(text))
const isPhone = (text: string) => /^(?:0\d{8,9}|66\d{8,9})$/.test(text)
const isPlausible = (text: string) =>
  /^[0-9A-Z]{8,30}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 5 && !isPhone(text)

/** A tracking number without blanks and dashes; '' if it isn't one. */
export function readTrackingNumber(text: string): string {
  const bare = tidy(text).toUpperCase().replace(/[\s-]/g, '')
  return isKnownForm(bare) || isPlausible(bare) ? bare : ''
}
