import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'

/** Names of the groups a backend answers with; one of another name is left out. */
export const searchGroups = ['Pages', 'Files', 'Contacts'] as const
export type SearchGroupTitle = (typeof searchGroups)[number]

export const searchPageSchema = v.object({
  id: idSchema,
  target: v.optional(v.string(), ''),
  isBookmarked: v.optional(v.boolean(), false),
  title: v.string(),
  /** name of a sign: `ShoppingCart`, `shopping-cart`; an unknown one shows a sheet of paper */
  icon: v.optional(v.string(), ''),
  /** path of a screen: `/desk/orders` */
  link: v.string(),
  collapsed: v.exactOptional(v.boolean()),
})
export type SearchPage = v.InferOutput<typeof searchPageSchema>

export const searchFileSchema = v.object({
  title: v.string(),
  by: v.optional(v.string(), ''),
  /** as people read it: `32 KB` */
  size: v.optional(v.string(), ''),
  /** address of a picture of its kind */
  file: v.optional(v.string(), ''),
  /** where it is fetched from, also `data:`; without it there is only its name */
  url: v.exactOptional(v.string()),
})
export type SearchFile = v.InferOutput<typeof searchFileSchema>

export const searchContactSchema = v.object({
  title: v.string(),
  email: v.optional(v.string(), ''),
  /** address of a picture */
  img: v.optional(v.nullable(v.string()), null),
  /** YYYY-MM-DD, or any text */
  date: v.optional(v.string(), ''),
  /** number of the same person among the contacts of the chat */
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
  /** Everything that can be found by its title; matching is the client's. */
  all: endpoint({
    name: 'search.all',
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
    allow: 'signed-in',
    method: 'GET',
    path: '/api/bookmarks/data',
    repeat: 'safe',
    answer: v.object({ suggestions: rows(searchPageSchema), bookmarks: rows(searchPageSchema) }),
  }),
  /** `on` says how it shall be; a backend that does not heed it toggles, so that whoever asks looks first. */
  toggle: endpoint({
    name: 'search.toggle',
    allow: 'signed-in',
    method: 'POST',
    path: '/api/bookmarks/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ id: idSchema, on: v.exactOptional(v.boolean()) }),
  }),
}
