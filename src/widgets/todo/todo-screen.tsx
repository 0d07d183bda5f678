import { pathSegment } from '../../core/kernel/address'
import { RaanTodo } from './todo'

const root = '/apps/todo'

/** Combines `/apps/todo/tag/high` and its query string into the widget's query string. */
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

/** Inverse: path and query string. */
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

type TodoScreenProps = {
  params: Readonly<Record<string, string>>
  search: string
  setSearch(search: string, options?: { replace?: boolean }): void
  go(path: string): void
}

export function TodoScreen({ params, search, setSearch, go }: TodoScreenProps) {
  const query = queryAt(params, search)
  const here = addressOf(query).path
  return (
    <RaanTodo
      query={query}
      onQueryChanged={({ query: next, replace }) => {
        const { path, search } = addressOf(next)
        if (path === here) setSearch(search, { replace })
        else go(search ? `${path}?${search}` : path)
      }}
    />
  )
}
