import { useCallback, useEffect, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import { useSeen } from './use-seen'

/** Code that comes once somebody gets near the place it draws in, kept once it is here. */
export type Near<T> = { here: T | undefined; load(): Promise<T> }

export function nearOf<T>(load: () => Promise<T>): Near<T> {
  const near: Near<T> = {
    here: undefined,
    load: async () => {
      near.here ??= await loadChunk(load)
      return near.here
    },
  }
  return near
}

/** Give `place` to what is watched. A failure is told; `retry` asks for the code anew. */
export function useNear<T>(near: Near<T>) {
  const { place, isSeen } = useSeen<HTMLDivElement>()
  const [file, setFile] = useState(() => near.here)
  const [isFailed, setFailed] = useState(false)
  const retry = useCallback(() => {
    setFailed(false)
    near.load().then(
      (loaded) => setFile(() => loaded),
      () => setFailed(true),
    )
  }, [near])
  useEffect(() => {
    if (isSeen && !file) retry()
  }, [isSeen, file, retry])
  return { place, file, isFailed, retry }
}
