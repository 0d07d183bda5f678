import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'

/** Group names in responses; other groups are ignored. */
export const searchGroups = ['Pages', 'Files', 'Contacts'] as const
export type SearchGroupTitle = (typeof searchGroups)[number]

export const searchPageSchema = v.object({
  id: idSchema,
  target: v.optional(v.string(), ''),
  isBookmarked: v.optional(v.boolean(), false),
  title: v.string(),
  /** icon name: `ShoppingCart`, `shopping-cart`; an unknown one shows a document */
  icon: v.optional(v.string(), ''),
  /** path of a screen: `/desk/orders` */
  link: v.string(),
  collapsed: v.exactOptional(v.boolean()),
})
export type SearchPage = v.InferOutput<typeof searchPageSchema>

export const searchFileSchema = v.object({
  title: v.string(),
  by: v.optional(v.string(), ''),
  /** formatted: `32 KB` */
  size: v.optional(v.string(), ''),
  /** URL of a file type icon */
  file: v.optional(v.string(), ''),
  /** download URL, may be `data:`; if missing, only the name is shown */
  url: v.exactOptional(v.string()),
})
export type SearchFile = v.InferOutput<typeof searchFileSchema>

export const searchContactSchema = v.object({
  title: v.string(),
  email: v.optional(v.string(), ''),
  /** URL of a picture */
  img: v.optional(v.nullable(v.string()), null),
  /** YYYY-MM-DD, or any text */
  date: v.optional(v.string(), ''),
  /** contact number of the same person in the chat */
  chat: v.exactOptional(idSchema),
})
export type SearchContact = v.InferOutput<typeof searchContactSchema>

const mostShown = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 4)

const groupSchema = v.variant('groupTitle', [
  v.object({ groupTitle: v.literal('Pages'), searchLimit: mostShown, data: rows(searchPageSchema) }),
  v.object({ groupTitle: v.literal('Files'), searchLimit: mostShown, data: rows(searchFileSchema) }),
  v.object({ groupTitle: v.literal('Contacts'), searchLimit: mostShown, data: rows(searchContactSchema) }),
])
export type SearchGroup = v.InferOutput<typeof groupSchema>

const isKnown = (group: unknown): boolean => {
  const { groupTitle } = (group ?? {}) as { groupTitle?: unknown }
  return searchGroups.some((each) => each === groupTitle)
}

export const searchCalls = {
  /** Everything searchable by title; matching is done in the browser. */
  all: endpoint({
    name: 'search.all',
    shops: 'shared',
    allow: 'signed-in',
    method: 'GET',
    path: '/api/main-search/data',
    repeat: 'safe',
    answer: v.object({
      searchArr: v.pipe(
        v.array(v.unknown()),
        v.transform((groups) => groups.filter(isKnown)),
        v.array(groupSchema),
      ),
    }),
  }),
  bookmarks: endpoint({
    name: 'search.bookmarks',
    shops: 'shared',
    allow: 'signed-in',
    method: 'GET',
    path: '/api/bookmarks/data',
    repeat: 'safe',
    answer: v.object({ suggestions: rows(searchPageSchema), bookmarks: rows(searchPageSchema) }),
  }),
  /** `on` is the target state; a backend that ignores it toggles, so check the state before repeating the call. */
  toggle: endpoint({
    name: 'search.toggle',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/api/bookmarks/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ id: idSchema, on: v.exactOptional(v.boolean()) }),
  }),
}
