import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'

/** The latest posts and the categories; undefined until they are here. What does not come is left out. */
export function useSidebar() {
  const view = useView('blog.sidebar', { key: 0 })
  return useSelector(view, ({ context }) => context.value)
}
