import { useSelector } from '@xstate/react'
import { useView } from '../runtime/use-engine'

/** Filters that the user named, in this browser. */
export function useSavedFilters() {
  const view = useView('orders.saved')
  return {
    saved: useSelector(view, ({ context }) => context.saved),
    /** replaces one of the same name */
    save: (name: string, query: string) => view.send({ type: 'filter.save', name, query }),
    rename: (name: string, to: string) => view.send({ type: 'filter.rename', name, to }),
    remove: (name: string) => view.send({ type: 'filter.remove', name }),
  }
}

export type SavedFilters = ReturnType<typeof useSavedFilters>
