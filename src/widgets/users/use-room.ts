import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Chunk } from '../root/use-chunk'
import { useToaster } from '../root/use-toaster'

/** Code that comes with a click. `enter` says whether it is here now; a failure is told, the next press tries again. */
export function useRoom<T>(chunk: Chunk<T>) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [here, setHere] = useState(() => chunk.here)
  const enter = async (): Promise<boolean> => {
    try {
      const file = await chunk.load()
      setHere(() => file)
      return true
    } catch {
      toaster.show({
        id: 'room',
        tone: 'error',
        title: t`This part could not be loaded. Check the connection and try again.`,
      })
      return false
    }
  }
  return { here, enter }
}
