import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { useToaster } from '../root/use-toaster'

/** A part whose code comes when somebody goes there. `enter` says whether it is here now; a failure is told, the next press tries again. */
export function useRoom<P extends object>(load: () => Promise<ComponentType<P>>) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [Part, setPart] = useState<ComponentType<P>>()
  const [isLoading, setIsLoading] = useState(false)
  const enter = async (): Promise<boolean> => {
    if (Part) return true
    setIsLoading(true)
    try {
      const part = await load()
      setPart(() => part)
      return true
    } catch {
      toaster.show({
        id: 'room',
        tone: 'error',
        title: t`This part could not be loaded. Check the connection and try again.`,
      })
      return false
    } finally {
      setIsLoading(false)
    }
  }
  /** what a hint could not fetch is told when somebody goes there */
  const preload = () => void load().catch(() => undefined)
  return { Part, isLoading, enter, preload }
}
