import { useCallback, useEffect, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'

/** Code that comes when it is wanted, kept once it is here. */
export type Chunk<T> = { here: T | undefined; load(): Promise<T> }

export function chunkOf<T>(load: () => Promise<T>): Chunk<T> {
  const chunk: Chunk<T> = {
    here: undefined,
    load: async () => {
      chunk.here ??= await loadChunk(load)
      return chunk.here
    },
  }
  return chunk
}

/** The chunk from when it is wanted on. A failure is told; `enter` tries again. */
export function useChunk<T>(chunk: Chunk<T>, isWanted: boolean) {
  const [file, setFile] = useState(() => chunk.here)
  const [isFailed, setFailed] = useState(false)
  const enter = useCallback(() => {
    setFailed(false)
    chunk.load().then(
      (loaded) => setFile(() => loaded),
      () => setFailed(true),
    )
  }, [chunk])
  useEffect(() => {
    if (isWanted && !file) enter()
  }, [isWanted, file, enter])
  return { file, isFailed, enter }
}
