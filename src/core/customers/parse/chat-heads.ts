import type { Board, Stretch } from './board'
import type { Label } from './field-labels'
import { isSmallTalk } from './talk'

/** "[12/3/68, 14:05] " and other prefixes of lines copied from a chat. */
export const head =
  /^\[?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? {1,2})?(?:[01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d)?(?: ?[ap]m| ?น\.)?\]?(?: -)? {1,2}/
const longestName = 30
const mostLines = 400

type Head = Stretch & {
  /** the words of the line, each with its end */
  words: Stretch[]
}

/** Removes the time and the speaker from each line of a copied chat: "14:05 แอน: สั่งชาเขียว 2" is not for แอน. */
export function takeChatHeads(board: Board, labels: Label[]): void {
  const heads: Head[] = []
  for (const line of board.lines.slice(0, mostLines)) {
    const found = head.exec(board.low.slice(line.start, Math.min(line.end, line.start + 48)))
    if (!found) continue
    const start = line.start + found[0].length
    const words = [...board.text.slice(start, Math.min(line.end, start + 48)).matchAll(/[^\s:]{1,30}/g)].slice(0, 4)
    heads.push({
      start,
      end: speakerEnd(board, labels, { start, end: line.end }),
      words: words.map(({ index, 0: word }) => ({ start: start + index, end: start + index + word.length })),
    })
  }
  const saidBy = ({ words }: Head, count: number) =>
    words.length < count ? '' : board.text.slice(words[0]?.start, words[count - 1]?.end)
  const lines = (speaker: string, count: number) => heads.filter((each) => saidBy(each, count) === speaker).length
  const isChat = heads.some((each) => saidBy(each, 1) !== '' && lines(saidBy(each, 1), 1) > 1)
  for (const each of heads) {
    const { start, end, words } = each
    const [first] = words
    if (end > start) {
      board.take(start, end, 'aside')
      continue
    }
    if (!first || labels.some((label) => label.start === start) || /\d/.test(board.text[first.start] ?? '')) continue
    const times = lines(saidBy(each, 1), 1)
    if (times < 2 && !(isChat && heads.length > 2)) continue
    // "ปู เป้ ใบเล็ก", "ปู เป้ โอนแล้ว": all the words that each of the speaker's lines begins with
    let count = 1
    while (
      times > 1 &&
      count < 3 &&
      lines(saidBy(each, count + 1), count + 1) === times &&
      !isSmallTalk(
        saidBy(each, count + 1)
          .slice(saidBy(each, count).length)
          .trim(),
      )
    )
      count++
    board.take(start, words[count - 1]?.end ?? first.end, 'aside')
  }
}

/** End of the speaker's name: at a colon that doesn't belong to a label, or between the tabs of an exported chat. */
function speakerEnd(board: Board, labels: Label[], { start, end }: Stretch): number {
  const { raw, spanOf } = board.message
  const from = spanOf(start, start + 1)[0]
  const tabbed = raw[from - 1] === '\t'
  for (let at = start; at < Math.min(end, start + longestName); at++) {
    if (labels.some((label) => label.start <= at && at < label.end)) return start
    if (/\d/.test(board.text[at] ?? '')) return start
    if (board.text[at] === ':') return at + 1
    if (tabbed && raw[spanOf(at, at + 1)[0]] === '\t') return at
  }
  return start
}
