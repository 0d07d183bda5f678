import { lookUp } from '../kernel/look-up'
import { normalizeCharacters } from '../kernel/normalize-text'
import { courierForms, otherForms } from './orders.couriers'
import { hasRightCheckDigit, withoutConfusions } from './orders.s10'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** LR-20261121-000030 -> the same letters and signs, digit runs of similar length. */
function patternOf(example: string): string {
  const parts = normalizeCharacters(example).toUpperCase().split(/(\d+)/)
  return parts
    .map((part) => (/^\d/.test(part) ? `\\d{${Math.max(1, part.length - 1)},${part.length + 1}}` : escaped(part)))
    .join('')
}

const usual = 'LR-\\d{6,8}-\\d{3,8}'

/** Recognizes order numbers by known examples; without any, by our own format. */
export function orderNumberTest(examples: readonly string[]): (text: string) => boolean {
  const patterns = new Set(examples.map(patternOf))
  const form = new RegExp(`^(?:${[...(patterns.size > 0 ? patterns : [usual])].join('|')})$`)
  return (text) => form.test(normalizeCharacters(text).toUpperCase())
}

const postal = /^[A-Z]{2}\d{9}[A-Z]{2}$/
const knownForms = [postal, ...Object.values(courierForms).flat(), ...otherForms]
/** Whether it has the format of a known courier. */
export const isKnownForm = (text: string) => knownForms.some((form) => form.test(text))
const isPhone = (text: string) => /^(?:0\d{8,9}|66\d{8,9})$/.test(text)
const isPlausible = (text: string) =>
  /^[0-9A-Z]{8,30}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 5 && !isPhone(text)

/** Without blanks and dashes, in capitals; O and I among a postal number's digits as 0 and 1. */
export const bareNumber = (text: string): string =>
  withoutConfusions(normalizeCharacters(text).toUpperCase().replace(/[\s-]/g, ''))

/** A tracking number without blanks and dashes; '' if it isn't one. */
export function readTrackingNumber(text: string): string {
  const bare = bareNumber(text)
  return isKnownForm(bare) || isPlausible(bare) ? bare : ''
}

/** A number as stored: a postal one as on the parcel if its check digit is right, others as given. */
export function storedTrackingNumber(text: string): string {
  const bare = bareNumber(text)
  return hasRightCheckDigit(bare) ? bare : text
}

/** A postal number with a digit mistyped: nobody could track it. */
export const isMistyped = (trackingNumber: string): boolean => hasRightCheckDigit(bareNumber(trackingNumber)) === false

/** Whether a number looks different from those of the courier; false for a courier whose numbers aren't known. */
export function isUnlikeCourier(trackingNumber: string, courier: string): boolean {
  const forms = lookUp(courierForms, courier)
  const bare = bareNumber(trackingNumber)
  return bare !== '' && forms !== undefined && !forms.some((form) => form.test(bare))
}
