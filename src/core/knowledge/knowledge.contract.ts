import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { idSchema, versionEntries } from '../kernel/record-id'

const flag = v.exactOptional(v.boolean())

const linkSchema = v.object({
  id: idSchema,
  question: v.string(),
  /** in URLs; the number if missing */
  slug: v.optional(v.string()),
  /** written in the shop */
  own: flag,
  /** a built-in one that the shop has hidden; only sent to those who may show it again */
  hidden: flag,
})
export type KnowledgeLink = v.InferOutput<typeof linkSchema>

const cardSchema = v.object({
  id: idSchema,
  /** slug of the category, in URLs */
  category: v.string(),
  img: v.optional(v.nullable(v.string()), null),
  title: v.string(),
  desc: v.optional(v.string(), ''),
  /** all of its questions, for the search across categories */
  questions: v.exactOptional(rows(linkSchema)),
  own: linkSchema.entries.own,
  hidden: linkSchema.entries.hidden,
  /** the backend takes articles for it; and of the shop's own, changes of the category itself */
  editable: flag,
  ...versionEntries,
})
export type KnowledgeCard = v.InferOutput<typeof cardSchema>

const groupSchema = v.object({
  id: idSchema,
  title: v.string(),
  icon: v.optional(v.string(), ''),
  iconColor: v.optional(v.string(), ''),
  questions: rows(linkSchema),
  /** what the shop wrote in this category, in its order; the only group of a category of its own */
  own: flag,
})
export type KnowledgeGroup = v.InferOutput<typeof groupSchema>

const questionSchema = v.object({
  id: v.exactOptional(idSchema),
  /** slug of its category */
  category: v.exactOptional(v.string()),
  title: v.string(),
  /** ISO timestamp */
  lastUpdated: v.optional(v.string(), ''),
  relatedQuestions: v.optional(rows(linkSchema), []),
  /** untrusted HTML */
  content: v.string(),
  own: flag,
  hidden: flag,
  ...versionEntries,
})
export type KnowledgeQuestion = v.InferOutput<typeof questionSchema>

const foundSchema = v.object({
  ...linkSchema.entries,
  /** slug of its category */
  category: v.string(),
  /** plain text around the first of the words; empty if only the title has them */
  excerpt: v.optional(v.string(), ''),
})
export type FoundArticle = v.InferOutput<typeof foundSchema>

/** At most this many articles are found. */
export const mostFound = 20

/** the language of the screen, if it isn't Thai; in which of its languages a backend answers is up to it */
const inLanguage = { locale: v.exactOptional(v.string()) }
/** slug or number in either; without both, the first one */
const which = v.object({ id: filterSchema(idSchema), slug: v.optional(v.string()), ...inLanguage })

export const knowledgeCalls = {
  cards: endpoint({
    name: 'knowledge.cards',
    shops: 'shared',
    allow: 'read:Auth',
    method: 'GET',
    path: '/faq/data/knowledge_base',
    repeat: 'safe',
    query: v.object(inLanguage),
    answer: rows(cardSchema),
  }),
  /** 404 for an unknown category */
  category: endpoint({
    name: 'knowledge.category',
    shops: 'shared',
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
    shops: 'shared',
    allow: 'read:Auth',
    method: 'GET',
    path: '/faq/data/question',
    missing: true,
    repeat: 'safe',
    query: which,
    answer: questionSchema,
  }),
  /** articles whose title and text contain all of the words, those with them in the title first */
  search: endpoint({
    name: 'knowledge.search',
    shops: 'shared',
    allow: 'read:Auth',
    method: 'GET',
    path: '/faq/data/search',
    missing: true,
    repeat: 'safe',
    query: v.object({ q: v.optional(v.string(), ''), ...inLanguage }),
    answer: rows(foundSchema),
  }),
}
