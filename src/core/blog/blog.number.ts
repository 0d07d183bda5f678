import type { Call } from '../kernel/endpoint'
import { RaanError } from '../kernel/errors'
import { blogCalls } from './blog.contract'

/** In place of a number or slug: a post to be written. A slug may be the same word, so it has a sign that none has. */
export const newPostKey = '+new'

/** The parameters for a post's number or slug from a URL; '' is the first of the list. */
export function whichOf(key: string): { id?: number; slug?: string } {
  if (key === '') return {}
  return /^\d{1,15}$/.test(key) ? { id: Number(key) } : { slug: key }
}

/** The number of a returned post. If the backend omits it, the requested one, or the first. */
export async function postNumber(
  call: Call,
  key: string,
  reported: { id?: number; title: string },
  signal: AbortSignal,
): Promise<number> {
  const id = reported.id ?? whichOf(key).id
  if (id !== undefined) return id
  const posts = await call(blogCalls.list, {}, { signal })
  const found = key === '' ? posts[0] : posts.find(({ title }) => title === reported.title)
  if (!found) throw new RaanError('http', { call: blogCalls.list.name, status: 404 })
  return found.id
}
