/** Character classes used by every step. `''` is the end of the text. */
export const isThai = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= 'ก' && letter <= '๎' && letter !== '฿'
export const isLatin = (letter: string | undefined): boolean => letter !== undefined && /[A-Za-zÀ-ɏḀ-ỿ]/.test(letter)
export const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9'

/** Whether a word can start at `at`: no letter of the same script before it. */
export function beginsWord(text: string, at: number): boolean {
  const before = text[at - 1]
  return isThai(text[at]) ? !isThai(before) : isLatin(text[at]) ? !isLatin(before) : true
}

/** Words by first letter, longest first, for `longestAt`. */
export type WordList = ReadonlyMap<string, readonly string[]>

export function wordList(words: readonly string[]): WordList {
  const list = new Map<string, string[]>()
  for (const word of words) {
    const first = word[0] ?? ''
    list.set(first, [...(list.get(first) ?? []), word])
  }
  for (const each of list.values()) each.sort((a, b) => b.length - a.length)
  return list
}

/** The longest word of the list at `at`, or ''. */
export function longestAt(list: WordList, text: string, at: number): string {
  return list.get(text[at] ?? '')?.find((word) => text.startsWith(word, at)) ?? ''
}

export const particles = [
  'นะคะ',
  'นะค่ะ',
  'นะคับ',
  'นะครับ',
  'นะจ๊ะ',
  'นะจ้ะ',
  'น่ะค่ะ',
  'อ่ะ',
  'ค่ะ',
  'คะ',
  'ครับผม',
  'ครับ',
  'คับ',
  'ค้าบ',
  'คร้าบ',
  'ค้า',
  'ค่า',
  'จ้า',
  'จ้ะ',
  'จ๊ะ',
  'ฮะ',
  'นะ',
  'น้า',
  'ด้วย',
  'เลย',
  'งับ',
  'ค่าา',
  'เด้อค่ะ',
  'เด้อหล่า',
  'เด้อ',
  'เน้อ',
  'นะลูก',
] as const

const particleList = wordList(particles)

/** End of the particles (ค่ะ ครับ นะ …) at `at`, including blanks between them. */
export function afterParticles(text: string, at: number): number {
  for (;;) {
    let next = at
    while (text[next] === ' ') next++
    const particle = longestAt(particleList, text, next)
    // คะน้า is a vegetable
    if (!particle || text.startsWith('คะน้า', next)) return at
    at = next + particle.length
  }
}
