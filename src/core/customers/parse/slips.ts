import type { Board } from './board'
import type { Label } from './field-labels'

const slip =
  /(?:โอนเงิน|ทำรายการ|รายการ|ชำระเงิน)สำเร็จ|เลขที่รายการ|รหัสอ้างอิง|transfer (?:successful|completed?)|transaction (?:id|no)/
const payers = /^ ?(?:จาก|from|ไปยัง|ถึง|to)(?![ก-๎a-z])[^\n]{1,60}/
/** What an account's line has: its hidden number, or its bank. */
const account =
  /x{1,4}[- ]?\d|\d[- ]?x{2}|(?<![ก-๎])ธ\.|ธนาคาร|กสิกร|ไทยพาณิชย์|กรุงไทย|กรุงศรี|พร้อมเพย์|promptpay|(?<![a-z])(?:scb|kbank|bbl|ktb|ttb)(?![a-z])/

/** Removes who paid whom from a bank's slip; returns the labels of the order. */
export function takeSlip(board: Board, labels: Label[]): Label[] {
  if (!slip.test(board.low)) return labels
  const taken = board.lines.filter(({ start, end }) => {
    const words = board.low.slice(start, end)
    return payers.test(words) && account.test(words)
  })
  for (const { start, end } of taken) board.take(start, end, 'aside')
  return labels.filter((label) => !taken.some(({ start, end }) => label.start >= start && label.start < end))
}
