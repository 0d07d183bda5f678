import type { Board } from './board'
import type { Label } from './field-labels'

const slip =
  /(?:โอนเงิน|ทำรายการ|รายการ|ชำระเงิน)สำเร็จ|เลขที่รายการ|รหัสอ้างอิง|transfer (?:successful|completed?)|transaction (?:id|no)/
const payers = /^ ?(?:จาก|from|ไปยัง|ถึง|to)(?![ก-๎a-z])[^\n]{1,60}/
/** What an account's line has: its hidden number, or its bank. */
const account =
  /x{1,4}[- ]?\d|\d[- ]?x{2}|(?<![ก-๎])ธ\.|ธนาคาร|กสิกร|ไทยพาณิชย์|กรุงไทย|กรุงศรี|พร้อมเพย์|promptpay|(?<![a-z])(?:scb|kbank|bbl|ktb|ttb)(?![a-z])/

/** "xxx-x-x1234-x" alone on its line, below a name and perhaps a bank. */
const hidden = /^[ x\d-]{6,24}$/
const bankName = /^ ?(?:ธ\.|ธนาคาร|กสิกร|ไทยพาณิชย์|กรุงไทย|กรุงเทพ|กรุงศรี|ออมสิน|scb|kbank|bbl|ktb|ttb)/
/** "จาก นภา ด. xxx-xxx123-4 ไปยัง …" on one line */
const between = /(?<![ก-๎a-z])(?:จาก|ไปยัง|from|to) [^\n\d]{1,40} x[x\d-]{5,18}/g

/** Lines of the payer and of who is paid: name, bank and hidden account below one another. */
function accountBlocks({ lines, low }: Board): Board['lines'] {
  const said = ({ start, end }: Board['lines'][number]) => low.slice(start, end)
  return lines.flatMap((line, index) => {
    if (!hidden.test(said(line)) || !/x/.test(said(line))) return []
    const above = lines[index - 1]
    const far = above && bankName.test(said(above)) ? 2 : 1
    return lines.slice(Math.max(0, index - far), index + 1)
  })
}

/** Removes who paid whom from a bank's slip; returns the labels of the order. */
export function takeSlip(board: Board, labels: Label[]): Label[] {
  if (!slip.test(board.low)) return labels
  const taken = board.lines.filter(({ start, end }) => {
    const words = board.low.slice(start, end)
    return payers.test(words) && account.test(words)
  })
  taken.push(...accountBlocks(board))
  for (const { index, 0: words } of board.low.matchAll(between)) taken.push({ start: index, end: index + words.length })
  for (const { start, end } of taken) board.take(start, end, 'aside')
  return labels.filter((label) => !taken.some(({ start, end }) => label.start >= start && label.start < end))
}
