import type { Board } from './board'

const takesBack = /(?:อุ๊ย|เอ้ย|เอ๊ย|ไม่ใช่|ไม่เอา|เปลี่ยนใจ|ขอเปลี่ยน|เปลี่ยนเป็น)/g
const sending = /(?<![ก-๎])(?:จัด)?ส่ง(?:ที่|ไป|มา|ถึง)/g
const instead = /แทน(?=นะ|ค่ะ|คะ|ครับ|คับ|จ้า|ดีกว่า|เลย|[\s.]|$)/

const former = /^ ?(?:ที่อยู่)?(?:เดิม|เก่า)(?: ?[:=] ?| (?=\d))/
const latter = /^ ?(?:ที่อยู่)?ใหม่(?: ?[:=] ?| (?=\d))/
/** "เดิม 14 ซ.…", and below "ใหม่ 88/19 …". */
function takeFormerLine({ low, lines, take }: Board): void {
  lines.forEach(({ start, end }, index) => {
    const below = lines[index + 1]
    const word = below && latter.exec(low.slice(below.start, below.end))
    if (!word || !former.test(low.slice(start, end))) return
    take(start, end, 'aside')
    take(below.start, below.start + word[0].length, 'label')
  })
}

/** "ส่งที่หอ 21/4 … ไม่ใช่ค่ะ ส่งที่บ้าน 8 ม.4 … แทนนะคะ": claims the address that the same line takes back. */
export function takeRetracted(board: Board): void {
  takeFormerLine(board)
  for (const { start, end } of board.lines) {
    const words = board.low.slice(start, end)
    const until = instead.exec(words)?.index
    if (until === undefined) continue
    const sent = [...words.slice(0, until).matchAll(sending)].map(({ index }) => index)
    const [first, last] = [sent[0], sent.at(-1)]
    if (first === undefined || last === undefined || first === last) continue
    const back = [...words.slice(first, last).matchAll(takesBack)].at(-1)
    // an address on both sides
    if (!back || !/\d/.test(words.slice(first, first + back.index)) || !/\d/.test(words.slice(last, until))) continue
    board.take(start + first, start + last, 'aside')
  }
}
