import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/**
 * The selector @xstate/react uses, based on React's own `useSyncExternalStore`: the original package includes
 * that hook for older versions of React. An equal selection keeps its identity.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean,
): Selection {
  const shown = useRef<{ selection: Selection } | undefined>(undefined)
  const getSelection = useMemo(() => {
    let last: { snapshot: Snapshot; selection: Selection } | undefined
    return () => {
      const snapshot = getSnapshot()
      if (last && Object.is(last.snapshot, snapshot)) return last.selection
      const before = last ?? shown.current
      const next = selector(snapshot)
      const selection = before && isEqual(before.selection, next) ? before.selection : next
      last = { snapshot, selection }
      return selection
    }
  }, [getSnapshot, selector, isEqual])
  const selection = useSyncExternalStore(subscribe, getSelection)
  useEffect(() => {
    shown.current = { selection }
  }, [selection])
  return selection
}
