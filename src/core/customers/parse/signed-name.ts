import type { Field } from '../customers.pasted-order'
import type { Board, Stretch } from './board'
import { evidence } from './name-likeness'
import { calls, nobody, says, spokenTo } from './name-words'
import { nameField } from './names'
import { isNickname } from './nicknames'
import { isSmallTalk } from './talk'
import { afterTitles } from './titles'

const unsure = 0.45

export const mentionedField = (board: Board, mentioned: Stretch | null): Field<string> | null =>
  mentioned && nameField(board, mentioned, unsure)

const signature = new RegExp(
  `(?:(?:ที่อยู่|ที่|บ้าน|เหมือน)เดิม|ที่อยู่(?:ที่)?(?:เคย)?ให้(?:ไว้|ไป)?(?:เมื่อ(?:เช้า|กี้|วาน))?|(?:มา|เข้าไป|ไป)รับ)(?:เลย)?(?:นะ|ค่ะ|คะ|ครับ|คับ|จ้า|จ้ะ){0,3} ((?:คุณ|${calls})?[ก-ฮเ-ไ][ก-๎]{1,12}(?: [ก-๎]{3,16})?)(?: ?\\([^()\\n]{1,30}\\))?$`,
)
/** "… ที่อยู่เดิมนะคะ สุพรรณี": who signs a message. Doubtful. */
export function signedName(board: Board): Field<string> | null {
  const low = board.low.trimEnd()
  const found = signature.exec(low.slice(-120))
  const name = found?.[1] ?? ''
  if (!found || isSmallTalk(name) || nobody.test(name) || spokenTo.test(name) || says.test(name)) return null
  if (!isNickname(name) && evidence(name) < 0.5) return null
  const start = Math.max(0, low.length - 120) + found.index + found[0].lastIndexOf(name)
  return board.isFree(start, start + name.length)
    ? nameField(board, { start: afterTitles(low, start), end: start + name.length }, unsure)
    : null
}
