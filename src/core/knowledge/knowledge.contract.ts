import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'

const cardSchema = v.object({
  id: idSchema,
  /** slug of the category, in URLs */
  category: v.string(),
  img: v.optional(v.nullable(v.string()), null),
  title: v.string(),
  desc: v.optional(v.string(), ''),
})
export type KnowledgeCard = v.InferOutput<typeof cardSchema>

const linkSchema = v.object({
  id: idSchema,
  question: v.string(),
  /** in URLs; the number if missing */
  slug: v.optional(v.string()),
})
export type KnowledgeLink = v.InferOutput<typeof linkSchema>

const groupSchema = v.object({
  id: idSchema,
  title: v.string(),
  icon: v.optional(v.string(), ''),
  iconColor: v.optional(v.string(), ''),
  questions: rows(linkSchema),
})
export type KnowledgeGroup = v.InferOutput<typeof groupSchema>

const questionSchema = v.object({
  title: v.string(),
  /** ISO timestamp */
  lastUpdated: v.optional(v.string(), ''),
  relatedQuestions: v.optional(rows(linkSchema), []),
  /** untrusted HTML */
  content: v.string(),
})
export type KnowledgeQuestion = v.InferOutput<typeof questionSchema>

/** slug or number in either; without both, the first one */
const which = v.object({ id: filterSchema(idSchema), slug: v.optional(v.string()) })

export const knowledgeCalls = {
  cards: endpoint({
    name: 'knowledge.cards',
    allow: 'read:Auth',
    method: 'GET',
    path: '/faq/data/knowledge_base',
    repeat: 'safe',
    answer: rows(cardSchema),
  }),
  /** 404 for an unknown category */
  category: endpoint({
    name: 'knowledge.category',
    allow: 'read:Auth',
    method: 'GET',
    path: '/faq/data/category',
    missing: true,
    repeat: 'safe',
    query: which,
    answer: rows(groupSchema),
  }),
  /** 404 for an unknown question */
  question: endpoint({
    name: 'knowledge.question',
    allow: 'read:Auth',
    method: 'GET',
    path: '/faq/data/question',
    missing: true,
    repeat: 'safe',
    query: which,
    answer: questionSchema,
  }),
}
