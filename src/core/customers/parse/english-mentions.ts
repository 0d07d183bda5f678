import { lookUp } from '../../kernel/look-up'
import type { EnglishTable } from '../address/english-table'
import type { Place } from '../address/place-table'
import type { Board } from './board'
import { after, before, capitalWords, never, notAfter, notBefore, subDistrict } from './english-words'
import type { Mention } from './place-mention'
import type { Level } from './place-words'

type Word = { start: number; end: number; text: string }

const mostWords = 120
const mostJoined = 5
function wordsOf(board: Board): Word[] {
  const words: Word[] = []
  for (const found of board.low.matchAll(/[a-z]+/g)) {
    if (words.length >= mostWords) break
    const end = found.index + found[0].length
    if (board.isFree(found.index, end)) words.push({ start: found.index, end, text: found[0] })
  }
  return words
}

/** The words from `index` on that belong together: separated by a blank, a hyphen or a dot. */
function joined(board: Board, words: Word[], index: number): Word[] {
  const run = [words[index] as Word]
  for (let next = index + 1; run.length < mostJoined && next < words.length; next++) {
    const [last, word] = [run[run.length - 1] as Word, words[next] as Word]
    if (!/^[ -]{1,2}$/.test(board.low.slice(last.end, word.start))) break
    run.push(word)
  }
  return run
}

export function englishMentions(board: Board, table: EnglishTable): Mention[] {
  const { low } = board
  const words = wordsOf(board)
  const found: Mention[] = []
  for (let index = 0; index < words.length && found.length < 40; index++) {
    const word = words[index] as Word
    if (never.has(word.text)) continue
    const spelled = subDistrict.exec(low.slice(word.start, word.start + 16))
    if (spelled) {
      const name = words.findIndex(({ start }) => start >= word.start + spelled[0].length)
      const first = words[name]
      const run = first && first.start - word.start < spelled[0].length + 4 ? joined(board, words, name) : []
      const all = run.map((_, count) => run.slice(0, run.length - count).at(-1)?.end ?? 0)
      const mention = all
        .map((end) => first && mentionOf(low, table, word.start, first.start, end, 'sub'))
        .find((each) => each)
      if (mention) {
        found.push(mention)
        index = words.findIndex(({ end }) => end === mention.end)
        continue
      }
    }
    const prefix = lookUp(before, word.text)
    const dotted = word.text.length > 1 || low[word.end] === '.'
    const first = prefix && dotted ? index + 1 : index
    const next = words[first]
    if (!next || (first > index && next.start - word.end > 3)) continue
    const run = joined(board, words, first)
    for (let count = run.length; count > 0; count--) {
      const end = (run[count - 1] as Word).end
      const said =
        (first > index && prefix) || after.find(([pattern]) => pattern.test(low.slice(end, end + 16)))?.[1] || null
      const start = first > index ? word.start : next.start
      const mention = mentionOf(low, table, start, next.start, end, said)
      // khlong thanon saimai: directly after a place, thanon is not a road
      const follows = start - (found.at(-1)?.end ?? Number.NEGATIVE_INFINITY) < 3
      if (!mention || (!said && isElse(low, start, end, follows))) continue
      found.push(mention)
      index = first + count - 1
      break
    }
  }
  return found
}

/** Whether it is the name of a road, a building or a person. */
const isElse = (low: string, start: number, end: number, follows: boolean): boolean =>
  (!follows && notBefore.test(low.slice(Math.max(0, start - 14), start))) || notAfter.test(low.slice(end, end + 12))

function mentionOf(
  low: string,
  table: EnglishTable,
  start: number,
  from: number,
  end: number,
  said: Level | null,
): Mention | null {
  const words = low.slice(from, end)
  if (words.length < 3) return null
  const capital = capitalWords.has(words) && said !== 'sub'
  const options: Place[] = table(words).filter(({ level }) => !said || level === said)
  if (!capital && !options.length) return null
  const suffix = said
    ? after.find(([pattern, level]) => level === said && pattern.test(low.slice(end, end + 16)))
    : undefined
  const tail = suffix ? (suffix[0].exec(low.slice(end, end + 16))?.[0].length ?? 0) : 0
  return { start, from, end: end + tail, said, options: [...new Set(options)], capital, sure: 0.96 }
}
