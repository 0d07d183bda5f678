import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'

export function usePart<P extends object>(load: () => Promise<ComponentType<P>>, isWanted: boolean) {
  const [Part, setPart] = useState<ComponentType<P>>()
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef(load)
  const fetch = useCallback(() => {
    setHasFailed(false)
    latest.current().then(
      (part) => setPart(() => part),
      () => setHasFailed(true),
    )
  }, [])
  useEffect(() => {
    if (isWanted) fetch()
  }, [isWanted, fetch])
  return { Part, hasFailed, retry: fetch }
}
