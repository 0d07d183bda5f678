import { createRandom } from '../../src/service/random'

const consonants = [...'กขคฆงจฉชซญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮฤ']
const tones = ['', '', '\u0e48', '\u0e49', '\u0e4a', '\u0e4b']
const vowels = ['', 'ะ', 'า', 'ำ', '\u0e31', '\u0e34', '\u0e35', '\u0e36', '\u0e37', '\u0e38', '\u0e39']
const titles = ['', 'คุณ', 'นาย', 'นางสาว', 'ร้าน', 'บริษัท ', 'Ms. ', 'Mr. ']
const latin = ['Dao', 'dao', 'Lindqvist', 'Ann', 'anna', 'Café', "O'Neil", 'Tea-House', '7', '๑๒', 'ฯลฯ', 'ๆ', '฿']

/** Names of one to six syllables, some with Latin words, digits and brackets. */
export function makeNames(count: number): string[] {
  const random = createRandom(29)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const syllable = () => {
    const [vowel, tone] = [pick(vowels), pick(tones)]
    const isSpacing = vowel === 'ะ' || vowel === 'า' || vowel === 'ำ'
    const middle = isSpacing ? tone + vowel : vowel + tone
    const silent = random() < 0.1 ? '\u0e4c' : random() < 0.05 ? '\u0e47' : ''
    return pick(['', '', 'เ', 'แ', 'โ', 'ใ', 'ไ']) + pick(consonants) + middle + pick(['', pick(consonants)]) + silent
  }
  const word = () => Array.from({ length: 1 + Math.floor(random() * 3) }, syllable).join('')
  return Array.from({ length: count }, () => {
    const name = random() < 0.05 ? `${pick(latin)} ${pick(latin)}` : `${pick(titles)}${word()}`
    const last = random() < 0.7 ? ` ${word()}` : ''
    return name + last + (random() < 0.15 ? ` (${pick(latin)})` : '')
  })
}
