import type { Stretch } from './board'
import { gramsOf, slots } from './name-grams'
import { bias, scale, weights } from './name-weights'
import { isNickname } from './nicknames'
import { isSmallTalk } from './talk'
import { rankLength } from './titles'

let learnt: Int8Array | undefined

function read(): Int8Array {
  const bytes = atob(weights)
  return Int8Array.from({ length: slots }, (_, at) => (bytes.charCodeAt(at) << 24) >> 24)
}

/** How much the letters are those of a Thai name: above 0 rather than not. */
export function nameLikeness(text: string): number {
  learnt ??= read()
  const grams = gramsOf(text)
  if (grams.length === 0) return 0
  return (grams.reduce((sum, slot) => sum + (learnt?.[slot] ?? 0), 0) * scale) / Math.sqrt(grams.length) + bias
}

const thaiOnly = /^[ก-๎ .]+$/
/** แพปลาเจ๊นิด, ผู้ใหญ่บ้านสมพร: a place or an office, and who it belongs to. */
const called = /(?:เจ๊|เจ้|ป้า|ลุง|แม่|พี่|น้อง|เฮีย|ยาย|ครู|หมอ|ผู้ใหญ่บ้าน)([ก-๎]{2,12})$/
/** The letters of a shorter word say little. */
const shortest = 5
const clipped = (value: number): number => Math.max(-3, Math.min(3, value))

/** Like `nameLikeness`, from -3 to 3: certain for nicknames, 0 for what isn't only Thai. */
export const evidence = (value: string): number =>
  isNickname(value) || isNickname(called.exec(value)?.[1] ?? '')
    ? 2
    : thaiOnly.test(value)
      ? clipped(nameLikeness(value)) * (value.length > shortest ? 1 : 0.3)
      : 0

const unlike = -2
/** Words that are part of a name but not like one. */
const partOfName = /^(?:ณ|แซ่|บิน|บินติ|หญิง|จำกัด|และ|กับ|\(|[^ก-๎])/

const pronoun = /^(?:ผม|กระผม|ดิฉัน|ฉัน)$/

/** Two Thai words, the first of which isn't talk. */
const isName = (text: string, start: number, end: number): boolean => {
  const found = /^([ก-๎]{3,14}) [ก-๎]{3,18}$/.exec(text.slice(start, end))
  return found !== null && !isSmallTalk(found[1] ?? '')
}

type Word = Stretch & { value: number }

/** The least evidence of any of its words. */
export const leastEvidence = (value: string): number =>
  Math.min(...value.split(/\s+/).map((word) => (partOfName.test(word) ? 0 : evidence(word))))

/** Drops words at both ends that aren't like a name, if the rest is: "ลืมบอก สมชาย ใจดี" is สมชาย ใจดี. */
export function refined(text: string, { start, end }: Stretch): Stretch {
  const words: Word[] = [...text.slice(start, end).matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: start + index,
    end: start + index + word.length,
    value: pronoun.test(word) ? -3 : partOfName.test(word) || rankLength(text, start + index) > 0 ? 0 : evidence(word),
  }))
  const known = words.filter(({ value }) => value > 0)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return { start, end }
  // "สองเมือง ใจกล้า" begins its line
  const stands =
    words.length === 2 && /^\n?$/.test(text.slice(Math.max(0, start - 1), start)) && isName(text, start, end)
  const before = stands ? [] : words.filter((word) => word.end <= first.start)
  // a second word is a surname, like a name or not
  const after = words.slice(2).filter((word) => word.start >= last.end)
  const from = before.findLastIndex(({ value }) => value < unlike)
  const to = after.findIndex(({ value }) => value < unlike)
  return {
    start: from < 0 ? start : (before[from + 1]?.start ?? first.start),
    end: to < 0 ? end : (words[words.indexOf(after[to] as Word) - 1]?.end ?? last.end),
  }
}
