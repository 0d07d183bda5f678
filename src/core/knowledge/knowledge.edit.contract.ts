import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { idSchema, versionEntries } from '../kernel/record-id'
import { mostArticles, mostCategories, wholeArticleSchema, wholeCategorySchema } from './knowledge.rules'

/** A category of the shop's own. */
const ownCategorySchema = v.object({
  id: idSchema,
  /** slug, in URLs; a new name keeps it */
  category: v.string(),
  title: v.string(),
  desc: v.optional(v.string(), ''),
  ...versionEntries,
})
export type OwnCategory = v.InferOutput<typeof ownCategorySchema>

/** An article of the shop's own. */
const ownArticleSchema = v.object({
  id: idSchema,
  /** in URLs; a new title keeps it */
  slug: v.string(),
  /** slug of its category */
  category: v.string(),
  title: v.string(),
  /** untrusted HTML */
  content: v.string(),
  /** ISO timestamp */
  lastUpdated: v.optional(v.string(), ''),
  ...versionEntries,
})
export type OwnArticle = v.InferOutput<typeof ownArticleSchema>

/** Built-in parts that a shop can hide. */
export const hideable = ['category', 'article'] as const
export type Hideable = (typeof hideable)[number]

const category = v.object({ category: ownCategorySchema })
const article = v.object({ article: ownArticleSchema })
const versioned = { id: idSchema, version: v.exactOptional(v.number()) }
const one = v.object({ id: idSchema })

const add = { allow: 'create:Blog', method: 'POST', repeat: 'keyed', status: 201 } as const
const update = { allow: 'write:Blog', method: 'POST', missing: true, repeat: 'checked' } as const
const remove = { allow: 'delete:Blog', method: 'DELETE', missing: true, repeat: 'safe', query: one } as const

/** Who may write posts may write the shop's articles. Built-in ones can only be hidden. */
export const knowledgeEditCalls = {
  /** the last of the shop's own */
  addCategory: endpoint({
    ...add,
    name: 'knowledge.addCategory',
    shops: 'shared',
    path: '/knowledge/category/add',
    body: v.object({ category: wholeCategorySchema }),
    answer: category,
    conflict: category,
  }),
  /** Omitted fields stay; with a `version`, only that version is changed, otherwise 409 with the current category. */
  updateCategory: endpoint({
    ...update,
    name: 'knowledge.updateCategory',
    shops: 'shared',
    path: '/knowledge/category/update',
    body: v.object({ category: v.object({ ...versioned, ...v.partial(wholeCategorySchema).entries }) }),
    answer: category,
    conflict: category,
  }),
  /** reorders the listed categories of the shop's own among their positions; unknown ones are skipped */
  reorderCategories: endpoint({
    name: 'knowledge.reorderCategories',
    shops: 'shared',
    allow: 'write:Blog',
    method: 'POST',
    path: '/knowledge/category/reorder',
    repeat: 'safe',
    body: v.object({ ids: v.pipe(v.array(idSchema), v.maxLength(mostCategories, 'too-many')) }),
  }),
  /** with its articles */
  removeCategory: endpoint({
    ...remove,
    name: 'knowledge.removeCategory',
    shops: 'shared',
    path: '/knowledge/category/delete',
  }),
  /** the last of its category */
  addArticle: endpoint({
    ...add,
    name: 'knowledge.addArticle',
    shops: 'shared',
    path: '/knowledge/article/add',
    body: v.object({ article: wholeArticleSchema }),
    answer: article,
    conflict: article,
  }),
  /** As for categories. In another category it becomes the last. */
  updateArticle: endpoint({
    ...update,
    name: 'knowledge.updateArticle',
    shops: 'shared',
    path: '/knowledge/article/update',
    body: v.object({ article: v.object({ ...versioned, ...v.partial(wholeArticleSchema).entries }) }),
    answer: article,
    conflict: article,
  }),
  removeArticle: endpoint({
    ...remove,
    name: 'knowledge.removeArticle',
    shops: 'shared',
    path: '/knowledge/article/delete',
  }),
  /** reorders the listed articles among their positions; unknown ones are skipped */
  reorder: endpoint({
    name: 'knowledge.reorder',
    shops: 'shared',
    allow: 'write:Blog',
    method: 'POST',
    path: '/knowledge/article/reorder',
    repeat: 'safe',
    body: v.object({ ids: v.pipe(v.array(idSchema), v.maxLength(mostArticles, 'too-many')) }),
  }),
  /** whether a built-in category or article is hidden; 404 for one of the shop's own */
  hide: endpoint({
    name: 'knowledge.hide',
    shops: 'shared',
    allow: 'write:Blog',
    method: 'POST',
    path: '/knowledge/hide',
    missing: true,
    repeat: 'safe',
    body: v.object({ kind: v.picklist(hideable, 'unknown'), id: idSchema, hidden: v.boolean() }),
  }),
}
