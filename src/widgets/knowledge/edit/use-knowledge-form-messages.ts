import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { plainText } from '../../../core/kernel/html-text'
import { longestText } from '../../../core/kernel/longest-text'
import { lookUp } from '../../../core/kernel/look-up'
import { articleRecord, categoryRecord } from '../../../core/knowledge/edit/knowledge.edit.fields'
import type { KnowledgeCard } from '../../../core/knowledge/knowledge.contract'
import type { OwnArticle, OwnCategory } from '../../../core/knowledge/knowledge.edit.contract'
import { wholeArticleSchema, wholeCategorySchema } from '../../../core/knowledge/knowledge.rules'
import { useErrorText } from '../../form/use-error-text'
import { useFailureMessages } from '../../form/use-failure-messages'

/** Characters of another version's text beside a form. */
const mostShown = 300

const shortened = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text)

export const categoryTitle = (cards: readonly KnowledgeCard[], slug: string): string =>
  cards.find(({ category }) => category === slug)?.title ?? slug

const longestIn = { article: longestText(wholeArticleSchema), category: longestText(wholeCategorySchema) }

/** `of`: whose form it is */
export function useKnowledgeFormMessages(of: keyof typeof longestIn) {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const article = { category: t`Category`, title: t`Title`, content: t`Text` }
  const category = { title: t`Category name`, desc: t`Short description` }
  const codes: Record<string, string> = {
    required: t`This field is required`,
    'too-many': t`There are too many entries`,
    unknown: t`This category was deleted. Choose another one.`,
    'wrong-type': t`This value can't be read`,
  }
  // of a text's HTML there is no count that its writer knows
  const errorText = useErrorText(codes, (path) => (path === 'content' ? undefined : longestIn[of](path)))
  return {
    article,
    category,
    errorText,
    fieldErrors(labels: Readonly<Record<string, string>>, errors: FieldErrors) {
      const order = Object.keys(labels)
      return Object.entries(errors)
        .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
        .map(([path, said]) => ({ path, label: lookUp(labels, path) ?? path, text: errorText(said, path) ?? '' }))
    },
    /** what someone else changed since the form was opened */
    articleMeanwhile: (base: OwnArticle, theirs: OwnArticle, cards: readonly KnowledgeCard[]) => ({
      by: theirs.changedBy ?? '',
      changes: articleRecord.differingFields(base, theirs).map((name) => {
        if (name === 'category') return { label: article.category, text: categoryTitle(cards, theirs.category) }
        return { label: article[name], text: name === 'content' ? shortened(plainText(theirs.content)) : theirs.title }
      }),
    }),
    categoryMeanwhile: (base: OwnCategory, theirs: OwnCategory) => ({
      by: theirs.changedBy ?? '',
      changes: categoryRecord
        .differingFields(base, theirs)
        .map((name) => ({ label: category[name], text: theirs[name] })),
    }),
    articleFailure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change articles.`,
        missing: t`This article was deleted.`,
        conflict: t`Someone else changed this article.`,
      }),
    categoryFailure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change categories.`,
        missing: t`This category was deleted.`,
        conflict: t`Someone else changed this category.`,
      }),
  }
}
