import { useCallback, useEffect, useState } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'

type Progress<Part> = {
  /** the part this state belongs to: the hook may receive another one */
  of: LazyPart<Part>
  here: Part | undefined
  isLoading: boolean
  /** why loading failed */
  error?: unknown
}

const begin = <Part>(part: LazyPart<Part>): Progress<Part> => ({ of: part, here: part.here, isLoading: false })

/** Loads a part once `isWanted`. `enter` loads it now, or retries after a failure, and returns whether it is loaded. */
export function useLazyPart<Part>(part: LazyPart<Part>, isWanted = false) {
  const [kept, setProgress] = useState(() => begin(part))
  const progress = kept.of === part ? kept : begin(part)
  const { here, isLoading, error } = progress
  const enter = useCallback(async (): Promise<boolean> => {
    setProgress({ ...begin(part), isLoading: true })
    try {
      await part.load()
      setProgress(begin(part))
      return true
    } catch (failure) {
      setProgress({ ...begin(part), error: failure })
      return false
    }
  }, [part])
  useEffect(() => {
    if (isWanted && here === undefined) void enter()
  }, [isWanted, here, enter])
  return { here, error, isLoading, isFailed: error !== undefined, enter }
}
