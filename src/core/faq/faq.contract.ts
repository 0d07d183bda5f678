import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { searchSchema } from '../kernel/paging'

/** In display order. */
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
})

export const faqQuerySchema = v.object({
  /** in the texts of the questions, ignoring case */
  q: searchSchema,
})
export type FaqQuery = v.InferOutput<typeof faqQuerySchema>

const entry = v.optional(categorySchema)

/** Only categories with content. */
export const faqSchema = v.object({
  payment: entry,
  delivery: entry,
  cancellationReturn: entry,
  myOrders: entry,
  productServices: entry,
})
export type Faq = v.InferOutput<typeof faqSchema>

export const faqCalls = {
  data: endpoint({
    name: 'faq.data',
    allow: 'read:Auth',
    method: 'GET',
    path: '/faq/data',
    repeat: 'safe',
    query: faqQuerySchema,
    answer: faqSchema,
  }),
}
