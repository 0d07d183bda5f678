import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { searchSchema } from '../kernel/paging'
import { mostCategories, wholeCategorySchema } from './faq.rules'

/** The categories with names of their own on the wire, in their usual order. */
export const faqCategories = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const
export type FaqCategoryKey = (typeof faqCategories)[number]

/** A question and its answer, both plain text. */
export const qandASchema = v.object({ question: v.string(), ans: v.string() })
export type QandA = v.InferOutput<typeof qandASchema>

const categorySchema = v.object({
  icon: v.optional(v.string(), ''),
  title: v.string(),
  subtitle: v.optional(v.string(), ''),
  qandA: rows(qandASchema),
  /** increases with every change */
  version: v.exactOptional(v.number()),
  /** who changed it last */
  changedBy: v.exactOptional(v.string()),
  /** its place among all categories; default: the usual order */
  position: v.exactOptional(v.number()),
})

const keySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** A category with its key: one of `faqCategories`, or the backend's own. */
const keyedCategorySchema = v.object({ ...categorySchema.entries, key: v.string() })
export type FaqCategory = v.InferOutput<typeof keyedCategorySchema>

export const faqQuerySchema = v.object({
  /** in the texts of the questions, ignoring case */
  q: searchSchema,
})
export type FaqQuery = v.InferOutput<typeof faqQuerySchema>

const entry = v.optional(categorySchema)

/** Only categories with content; `own` are those that the shop added. */
export const faqSchema = v.object({
  payment: entry,
  delivery: entry,
  cancellationReturn: entry,
  myOrders: entry,
  productServices: entry,
  own: v.exactOptional(rows(keyedCategorySchema)),
  /** the backend takes changes: new, changed, deleted and reordered categories */
  editable: v.exactOptional(v.boolean()),
})
export type Faq = v.InferOutput<typeof faqSchema>

const stored = v.object({ category: keyedCategorySchema })

/** Who may write posts may write the shop's answers. */
export const faqCalls = {
  data: endpoint({
    name: 'faq.data',
    shops: 'shared',
    allow: 'read:Auth',
    method: 'GET',
    path: '/faq/data',
    repeat: 'safe',
    query: faqQuerySchema,
    answer: faqSchema,
  }),
  /** the last of the list */
  add: endpoint({
    name: 'faq.add',
    shops: 'shared',
    allow: 'create:Blog',
    method: 'POST',
    path: '/faq/add',
    repeat: 'keyed',
    status: 201,
    body: v.object({ category: wholeCategorySchema }),
    answer: stored,
    conflict: stored,
  }),
  /**
   * Omitted fields stay, `qandA` is replaced as a whole; with a `version`, only that version is changed, otherwise 409
   * with the current category.
   */
  update: endpoint({
    name: 'faq.update',
    shops: 'shared',
    allow: 'write:Blog',
    method: 'POST',
    path: '/faq/update',
    missing: true,
    repeat: 'checked',
    body: v.object({
      category: v.object({
        key: keySchema,
        version: v.exactOptional(v.number()),
        ...v.partial(wholeCategorySchema).entries,
      }),
    }),
    answer: stored,
    conflict: stored,
  }),
  /** with its questions */
  remove: endpoint({
    name: 'faq.remove',
    shops: 'shared',
    allow: 'delete:Blog',
    method: 'DELETE',
    path: '/faq/delete',
    missing: true,
    repeat: 'safe',
    query: v.object({ key: keySchema }),
  }),
  /** reorders the listed categories among their positions; unknown ones are skipped */
  reorder: endpoint({
    name: 'faq.reorder',
    shops: 'shared',
    allow: 'write:Blog',
    method: 'POST',
    path: '/faq/reorder',
    repeat: 'safe',
    body: v.object({ keys: v.pipe(v.array(keySchema), v.maxLength(mostCategories, 'too-many')) }),
  }),
}
