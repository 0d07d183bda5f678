import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'

const text = v.nullish(v.string(), '')
const picture = v.nullish(v.string(), null)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const headerSchema = v.object({ avatar: picture, username: v.string(), designation: text, coverImg: picture })
const aboutSchema = v.object({ about: text, joined: text, lives: text, email: text, website: text })

/** A page that users can follow. */
const pageSchema = v.object({
  id: idSchema,
  username: v.string(),
  subtitle: text,
  avatar: picture,
  /** whether the current user follows it */
  favorite: v.optional(v.boolean(), false),
})
const feedSchema = v.object({ id: idSchema, title: v.string(), userImg: picture, handle: text, tags: text, desc: text })
const likedUserSchema = v.object({ avatar: picture, username: v.string() })

const commentSchema = v.object({
  id: idSchema,
  username: v.string(),
  avatar: picture,
  comment: v.string(),
  /** ISO timestamp; empty if unknown */
  commentedAt: text,
})
export type ProfileComment = v.InferOutput<typeof commentSchema>

const postSchema = v.object({
  id: idSchema,
  avatar: picture,
  username: v.string(),
  postTime: text,
  postText: text,
  postImg: picture,
  likes: count,
  /** whether the current user likes it */
  youLiked: v.optional(v.boolean(), false),
  comments: count,
  share: v.optional(count, 0),
  /** some of the users who like it */
  likedUsers: v.optional(rows(likedUserSchema), []),
  detailedComments: v.optional(rows(commentSchema), []),
})
export type ProfilePost = v.InferOutput<typeof postSchema>

const photoSchema = v.object({ id: idSchema, img: v.string(), alt: text })

const personSchema = v.object({
  id: idSchema,
  avatar: picture,
  name: v.string(),
  mutualFriend: text,
  isFriend: v.optional(v.boolean(), false),
})

const pollSchema = v.object({
  id: idSchema,
  question: v.string(),
  options: v.array(v.object({ id: idSchema, name: v.string(), votes: count })),
  /** the option the current user voted for */
  voted: v.nullish(idSchema, null),
})
export type ProfilePoll = v.InferOutput<typeof pollSchema>

export const profileSchema = v.object({
  header: headerSchema,
  userAbout: aboutSchema,
  suggestedPages: rows(pageSchema),
  twitterFeeds: rows(feedSchema),
  post: rows(postSchema),
  latestPhotos: rows(photoSchema),
  suggestions: rows(personSchema),
  polls: rows(pollSchema),
})
export type Profile = v.InferOutput<typeof profileSchema>

export const longestComment = 1_000
const id = idSchema
const isOn = v.boolean()

/** Changes are absolute, hence idempotent. A comment counts once per key. */
export const profileCalls = {
  /** 404 if the user has none */
  data: endpoint({
    name: 'profile.data',
    shops: 'shared',
    allow: 'signed-in',
    method: 'GET',
    path: '/profile/data',
    missing: true,
    repeat: 'safe',
    answer: profileSchema,
  }),
  like: endpoint({
    name: 'profile.like',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/profile/post/like',
    missing: true,
    repeat: 'safe',
    body: v.object({ id, isOn }),
    answer: v.object({ post: postSchema }),
  }),
  comment: endpoint({
    name: 'profile.comment',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/profile/post/comment',
    missing: true,
    repeat: 'keyed',
    status: 201,
    body: v.object({
      id,
      comment: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(longestComment, 'too-long')),
    }),
    answer: v.object({ post: postSchema }),
  }),
  vote: endpoint({
    name: 'profile.vote',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/profile/poll/vote',
    missing: true,
    repeat: 'safe',
    body: v.object({ id, option: idSchema }),
    answer: v.object({ poll: pollSchema }),
  }),
  follow: endpoint({
    name: 'profile.follow',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/profile/follow',
    missing: true,
    repeat: 'safe',
    body: v.object({ id, isOn }),
    answer: v.object({ page: pageSchema }),
  }),
  befriend: endpoint({
    name: 'profile.befriend',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/profile/friend',
    missing: true,
    repeat: 'safe',
    body: v.object({ id, isOn }),
    answer: v.object({ person: personSchema }),
  }),
}
