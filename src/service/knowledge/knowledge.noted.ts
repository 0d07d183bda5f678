import { plainText } from '../../core/kernel/html-text'
import { knowledgeEditCalls, type OwnArticle, type OwnCategory } from '../../core/knowledge/knowledge.edit.contract'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { changesBetween, note } from '../users/users.activity.write'
import { cardsTable, groupsTable, ownCategoriesTable } from './knowledge.table'

/** The name of a category, by its slug. */
const categoryName = (tx: Tx, slug: string): string =>
  [...tx.read(ownCategoriesTable), ...tx.read(cardsTable)].find(({ category }) => category === slug)?.title ?? slug

const watched = (tx: Tx, { title, category, content }: OwnArticle) => ({
  title,
  category: categoryName(tx, category),
  content: plainText(content),
})

const isSame = (before: OwnArticle, after: OwnArticle): boolean =>
  before.title === after.title && before.category === after.category && before.content === after.content

/** Appends a new, changed or deleted article to the activity log. Call it while its category is there. */
export function noteArticle(tx: Tx, by: Bearer | null, call: string, before?: OwnArticle, after?: OwnArticle): void {
  const article = after ?? before
  if (!article || (before && after && isSame(before, after))) return
  const changes = changesBetween(before && watched(tx, before), after && watched(tx, after))
  note(tx, by, { kind: 'knowledge', call, record: article.title, changes })
}

/** Appends a new, changed or deleted category. */
export function noteCategory(tx: Tx, by: Bearer | null, call: string, before?: OwnCategory, after?: OwnCategory): void {
  const watched = (category?: OwnCategory) => category && { title: category.title, desc: category.desc }
  const changes = changesBetween(watched(before), watched(after))
  const category = after ?? before
  if (category && changes.length > 0) note(tx, by, { kind: 'knowledge', call, record: category.title, changes })
}

/** Appends that a built-in category or article was hidden or is shown again. */
export function noteHidden(
  tx: Tx,
  by: Bearer | null,
  { kind, id, hidden }: { kind: 'category' | 'article'; id: number; hidden: boolean },
): void {
  const questions = tx.read(groupsTable).flatMap(({ questions }) => questions)
  const name =
    kind === 'category'
      ? tx.read(cardsTable).find((card) => card.id === id)?.title
      : questions.find((question) => question.id === id)?.question
  const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
  const changes = [{ field: 'hidden', from: yesOrNo(!hidden), to: yesOrNo(hidden) }]
  note(tx, by, { kind: 'knowledge', call: knowledgeEditCalls.hide.name, record: name ?? String(id), changes })
}
