import type { Board, Stretch } from './board'
import type { Label } from './field-labels'

/** "[12/3/68, 14:05] " and other prefixes of lines copied from a chat. */
const head =
  /^\[?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? {1,2})?(?:[01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d)?(?: ?[ap]m| ?น\.)?\]?(?: -)? {1,2}/
const longestName = 30
const mostLines = 400

type Head = Stretch & { word: string }

/** Removes the time and the speaker from each line of a copied chat: "14:05 แอน: สั่งชาเขียว 2" is not for แอน. */
export function takeChatHeads(board: Board, labels: Label[]): void {
  const heads: Head[] = []
  for (const line of board.lines.slice(0, mostLines)) {
    const found = head.exec(board.low.slice(line.start, Math.min(line.end, line.start + 48)))
    if (!found) continue
    const start = line.start + found[0].length
    const word = /^[^\s:\d]{1,30}(?=[\s:])/.exec(board.text.slice(start, Math.min(line.end, start + 32)))?.[0] ?? ''
    heads.push({ start, end: speakerEnd(board, labels, { start, end: line.end }), word })
  }
  for (const { start, end, word } of heads) {
    const again = word !== '' && heads.filter((each) => each.word === word).length > 1
    const said = labels.some((label) => label.start === start)
    if (end > start) board.take(start, end, 'aside')
    else if (again && !said) board.take(start, start + word.length, 'aside')
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
