import type { FaqCategory } from '../../core/faq/faq.contract'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { changesBetween, note } from '../users/users.activity.write'

const watched = ({ title, subtitle, icon, qandA }: FaqCategory) => ({
  title,
  subtitle,
  icon,
  qandA: qandA.map(({ question, ans }) => `${question} ${ans}`).join(' · '),
})

/** Appends a new, changed or deleted category of questions to the activity log; another picture without its name. */
export function noteFaq(tx: Tx, by: Bearer | null, call: string, before?: FaqCategory, after?: FaqCategory): void {
  const category = after ?? before
  const changes = changesBetween(before && watched(before), after && watched(after))
  if (!category || changes.length === 0) return
  const shown = changes.filter(({ field }) => field !== 'icon')
  note(tx, by, { kind: 'faq', call, record: category.title, changes: shown })
}
