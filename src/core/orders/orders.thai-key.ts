/** Vowels written before their consonant but sorted after it. */
const leadingVowel = /([เ-ไ])([ก-ฮ])/g
/** Punctuation and blanks, including the Thai repetition and abbreviation signs. */
const ignored = /[\p{P}\p{Z}\p{C}ฯๆ]/gu
/** Tone marks, accents and the like: they decide between otherwise equal words. */
const mark = /[\u0300-\u036f\u0e47-\u0e4c\u0e4e]/g
const letter = /(?![\u0300-\u036f\u0e47-\u0e4c\u0e4e])./gs
const displaced = /[a-z๐-๙\u0e3aำๅ\u0e4d฿]/g

/** Characters whose sort order differs from their code, mapped to unused codes: Latin letters sort after Thai ones. */
const places = new Map<string, string>([
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (sign, nth) => [sign, String.fromCharCode(0xe60 + nth)] as const),
  ...Array.from('๐๑๒๓๔๕๖๗๘๙', (sign, nth) => [sign, String(nth)] as const),
  ...Array.from('\u0e3aๅ\u0e4d฿', (sign, nth) => [sign, 'ๅาฯ/'.charAt(nth)] as const),
  // the vowel and the sign above it
  ['ำ', 'าฯ'],
])

const levelOf = (text: string, isOne: (sign: string) => boolean): string =>
  Array.from(text, (sign) => (isOne(sign) ? '1' : '0')).join('')

/**
 * A sort key: compared by code or byte, keys give the order of `Intl.Collator('th')`. Independent of locale, so it can
 * be stored, and every database sorts alike.
 */
export function thaiKey(text: string): string {
  const signs = text.normalize('NFD').replace(leadingVowel, '$2$1').replace(ignored, '')
  const small = signs.toLowerCase()
  const words = small.replace(mark, '').replace(displaced, (sign) => places.get(sign) ?? sign)
  // the silencing mark sorts before all other marks
  const marks = words.length < small.length ? small.replace(letter, ' ').replaceAll('\u0e4c', '\u0e46').trimEnd() : ''
  const capitals = small === signs ? '' : levelOf(signs.replace(mark, ''), (sign) => sign !== sign.toLowerCase())
  return marks || capitals ? `${words}\0${marks}\0${capitals}` : words
}
