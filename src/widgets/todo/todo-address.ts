import { pathSegment } from '../../core/kernel/address'

const root = '/apps/todo'

/** `/apps/todo/tag/high` and what stands behind its `?` -> the text of the whole place. */
export function queryAt(params: Readonly<Record<string, string>>, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('filter')
  query.delete('tag')
  for (const name of ['filter', 'tag'] as const) {
    const value = params[name]
    if (value !== undefined) query.set(name, decoded(value))
  }
  return query.toString()
}

/** The way back: path and search. */
export function addressOf(query: string): { path: string; search: string } {
  const params = new URLSearchParams(query)
  const [filter, tag] = [params.get('filter'), params.get('tag')]
  params.delete('filter')
  if (filter) {
    return { path: `${root}/${pathSegment(filter)}`, search: params.toString() }
  }
  params.delete('tag')
  return { path: tag ? `${root}/tag/${pathSegment(tag)}` : root, search: params.toString() }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
