import { RaanTodo } from './todo'
import { addressOf, queryAt } from './todo-address'

type TodoScreenProps = {
  params: Readonly<Record<string, string>>
  search: string
  setSearch(search: string, options?: { replace?: boolean }): void
  go(path: string): void
}

/** The tasks at an address of the dashboard: the list is the path, the rest stands behind the `?`. */
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
