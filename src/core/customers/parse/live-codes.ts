import type { PastedItem } from '../customers.pasted-order'
import { type Board, type Stretch, trimmed } from './board'
import { countsIn } from './counts'
import { isSmallTalk, withoutParticles } from './talk'

/** "CF A12", "cf เสื้อยืด สีครีม", "CF27ดำ": what a viewer of a live sale types to buy. */
const claim = /(?<![a-z])cf ?[.:]? ?(?=[ก-ฮเ-ไa-z\d])/g
const longest = 40
/** Words that are talk elsewhere: "โอเวอร์ไซส์ สีขาว". */
const measures = /ไซ[สซ]์|สี[ก-๎]{2,8}/g

/** Where each claim's words stand, up to the next claim, a comma or the end of its line. */
function claimsIn({ low }: Board, { start, end }: Stretch): Stretch[] {
  const words = low.slice(start, end)
  return [...words.matchAll(claim)].map(({ index, 0: said }) => {
    const from = index + said.length
    const length = words.slice(from).search(/[,/|]|(?<![a-z])cf(?![a-z])| ?อย่างละ/)
    return { start: start + from, end: length < 0 ? end : start + from + length }
  })
}

/** "A12 ไซส์ L กับ B07 ไซส์ M": every code is a claim; "รหัส" isn't part of it. */
function codesIn({ low }: Board, { start, end }: Stretch): Stretch[] {
  const cuts = [...low.slice(start, end).matchAll(/ ?(?:กับ|และ|แล้วก็|\+) ?(?=(?:รหัส ?)?[a-z]{1,2}\d)/g)]
  const starts = [start, ...cuts.map(({ index, 0: words }) => start + index + words.length)]
  return starts.map((from, index) => ({
    start: from + (/^รหัส ?(?=[a-z]{1,2}\d)/.exec(low.slice(from, from + 9))?.[0].length ?? 0),
    end: start + (cuts[index]?.index ?? end - start),
  }))
}

/** Products that a live sale's viewers claim without a quantity: one of each. */
export function takeClaims(board: Board): PastedItem[] {
  const found: PastedItem[] = []
  for (const line of board.lines)
    for (const words of claimsIn(board, line).flatMap((each) => codesIn(board, each))) {
      if (!board.isFree(words.start, words.end) || countsIn(board, words).some(({ sure }) => sure)) continue
      const part = trimmed(board.text, { ...words, end: withoutParticles(board.text, words.start, words.end) })
      const said = board.low.slice(part.start, part.end)
      if (
        said.length < 1 ||
        said.length > longest ||
        isSmallTalk(said.replace(measures, '')) ||
        /0[689]\d{8}/.test(said)
      )
        continue
      board.take(part.start, part.end, 'item')
      found.push({
        text: board.text.slice(part.start, part.end).replace(/\s+/g, ' '),
        qty: 1,
        confidence: 0.6,
        spans: [board.message.spanOf(part.start, part.end)],
      })
    }
  return found
}
