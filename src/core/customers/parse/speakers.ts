import type { Board } from './board'
import { head } from './chat-heads'
import type { Label } from './field-labels'

const spoken = /^(?:> ?)?(?:([^\s:\d[][^:\n\d]{0,18}?) ?: |\[([^[\]:\d]{1,18})\] ?)(?=\S)/
/** Who speaks in a conversation; some of them are labels of a form, too. */
const isRole = (who: string): boolean => /^(?:ลูกค้า|ลค|customer|me|แอดมิน|admin|shop|ร้าน|แม่ค้า|พ่อค้า|seller)$/.test(who)
/** "[12/11/2568 18:42] ลูกค้า: ส่งให้ …", "18:42 ลูกค้า ส่งให้ …" */
const stampedRole =
  /^(?:(?:ลูกค้า|ลค|customer|me|แอดมิน|admin|shop|ร้าน|แม่ค้า|พ่อค้า|seller) ?: ?|(?:ลูกค้า|แอดมิน|customer|admin) {1,2})(?=\S)/
const mostLines = 400

/**
 * Removes who speaks from the lines of a conversation: "ลูกค้า: เอา 2 ชุด". Returns the other labels; one that a form has
 * twice stays.
 */
export function takeSpeakers(board: Board, found: readonly Label[]): Label[] {
  const labels = takeStampedRoles(board, found)
  const lines = board.lines.slice(0, mostLines).flatMap(({ start, end }) => {
    const found = spoken.exec(board.low.slice(start, Math.min(end, start + 28)))
    const who = found?.[1] ?? found?.[2]
    return found && who ? [{ start, end: start + found[0].length, who }] : []
  })
  const again = lines.filter(({ who }, at) => lines.findIndex((each) => each.who === who) < at).map(({ who }) => who)
  const isLabel = ({ start, end }: { start: number; end: number }) =>
    labels.some((label) => label.start >= start && label.start < end)
  // without somebody who speaks twice, it is a form
  const talks = again.some((who) => isRole(who) || !lines.some((line) => line.who === who && isLabel(line)))
  if (!talks) return [...labels]
  const heads = lines.filter((line) => isRole(line.who) || (again.includes(line.who) && !isLabel(line)))
  for (const { start, end } of heads) board.take(start, end, 'aside')
  return labels.filter(({ start }) => !heads.some((head) => start >= head.start && start < head.end))
}

/** Removes a role after the time that a chat puts before each message. Returns the other labels. */
function takeStampedRoles(board: Board, labels: readonly Label[]): Label[] {
  const roles = board.lines.slice(0, mostLines).flatMap(({ start, end }) => {
    const line = board.low.slice(start, Math.min(end, start + 76))
    const stamp = head.exec(line)?.[0].length ?? 0
    const role = stamp > 0 ? (stampedRole.exec(line.slice(stamp))?.[0].length ?? 0) : 0
    return role > 0 ? [{ start: start + stamp, end: start + stamp + role }] : []
  })
  for (const { start, end } of roles) board.take(start, end, 'aside')
  return labels.filter(({ start }) => !roles.some((role) => start >= role.start && start < role.end))
}
