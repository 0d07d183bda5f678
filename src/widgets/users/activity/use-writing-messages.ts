import { useLingui } from '@lingui/react/macro'
import type { BlogCategory, PostStatus } from '../../../core/blog/blog.contract'
import { lookUp } from '../../../core/kernel/look-up'

/** Help articles, questions and answers, posts: what was done, and names and values of their fields. */
export function useWritingMessages() {
  const { t } = useLingui()
  const statuses: Record<PostStatus, string> = {
    Published: t({ message: 'Published', context: 'post' }),
    Pending: t({ message: 'In review', context: 'post' }),
    Draft: t({ message: 'Draft', context: 'post' }),
  }
  const categories: Record<BlogCategory, string> = {
    Fashion: t`Fashion`,
    Food: t`Food`,
    Gaming: t`Games`,
    Quote: t`Quotes`,
    Video: t`Videos`,
  }
  const calls: Record<string, string> = {
    'knowledge.addCategory': t`Help category added`,
    'knowledge.updateCategory': t`Help category changed`,
    'knowledge.removeCategory': t`Help category deleted`,
    'knowledge.addArticle': t`Help article added`,
    'knowledge.updateArticle': t`Help article changed`,
    'knowledge.removeArticle': t`Help article deleted`,
    'knowledge.hide': t`Built-in help hidden or shown`,
    'faq.add': t`FAQ category added`,
    'faq.update': t`FAQ category changed`,
    'faq.remove': t`FAQ category deleted`,
    'blog.add': t`Post added`,
    'blog.update': t`Post changed`,
    'blog.remove': t`Post deleted`,
  }
  const fields: Record<string, string> = {
    title: t`Title`,
    desc: t`Description`,
    subtitle: t`Subtitle`,
    category: t`Category`,
    categories: t`Categories`,
    content: t`Text`,
    excerpt: t`Excerpt`,
    qandA: t`Questions and answers`,
    slug: t`URL slug`,
    status: t`Status`,
    hidden: t`Hidden`,
  }
  const yesOrNo = (text: string) =>
    text === 'yes' ? t({ message: 'Yes', context: 'state' }) : t({ message: 'No', context: 'state' })
  const named = (codes: string) =>
    codes
      .split(', ')
      .map((code) => lookUp(categories, code) ?? code)
      .join(', ')
  const values: Record<string, (text: string) => string> = {
    status: (text) => lookUp(statuses, text) ?? text,
    categories: named,
    hidden: yesOrNo,
  }
  return {
    calls,
    fields,
    /** a value of a field */
    past: (field: string, text: string): string => (text === '' ? '' : (lookUp(values, field)?.(text) ?? text)),
  }
}
