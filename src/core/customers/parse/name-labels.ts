import type { Board } from './board'
import type { Label } from './field-labels'
import { shop } from './name-words'
import { namesAnother } from './other-names'
import type { Part } from './sections'

/**
 * "ธ.กรุงเทพ 855-0-12345-6 ชื่อ ร้านรุ่งเรือง": the account holder's name; on the line below only if nothing is sent.
 */
export function isOfAccount(board: Board, part: Part): boolean {
  const { start, recipient } = part.label
  if (recipient) return false
  if (afterAccount.test(board.low.slice(Math.max(0, start - 64), start)) && namesAnother(board, part)) return true
  let at = start
  while (/[\s,/|:(-]/.test(board.text[at - 1] ?? '') && start - at < 12) at--
  if (board.ownerAt(at - 1) !== 'aside' || !/\d[\d -]{8,19}$/.test(board.text.slice(Math.max(0, at - 20), at)))
    return false
  return !board.text.slice(at, start).includes('\n') || !/0[689]\d|ต\.|อ\.|ม\./.test(board.text.slice(start))
}

/** "เลขที่บัญชี 123-4-56789-0 ไทยพาณิชย์ ชื่อ …" */
const afterAccount = /(?:บัญชี|บช\.?|ธนาคาร)[^\n]{0,24}\d[\d -]{8,19}[^\n\d]{0,24}$/

/** "ออกบิลในนามรีสอร์ท": whoever the bill is for receives the parcel only if nobody else does. */
export const isOfBill = ({ low }: Board, { start, end }: Label): boolean =>
  /บิล|ใบกำกับ|ใบเสร็จ/.test(low.slice(start, end)) ||
  (low.startsWith('ในนาม', start) &&
    /(?:บิล|ใบกำกับ|ใบเสร็จ)[^\n\d]{0,24}$/.test(low.slice(Math.max(0, start - 32), start)))

/** "ผู้สั่ง บจก.ลูน่า มีเดีย … จัดส่งถึง คุณ…": a firm orders for somebody. */
export const isOfFirm = ({ low }: Board, { label, start, section }: Part): boolean =>
  section === 'name' &&
  !label.recipient &&
  /สั่ง|ซื้อ/.test(low.slice(label.start, label.end)) &&
  shop.test(low.slice(start, start + 8))
