import { type ComponentType, useState } from 'react'

/** A part whose code comes when somebody goes there. `enter` says whether it is here now; after a failure it tries again. */
export function useRoom<P extends object>(load: () => Promise<ComponentType<P>>) {
  const [Part, setPart] = useState<ComponentType<P>>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const enter = async (): Promise<boolean> => {
    if (Part) return true
    setState('loading')
    try {
      const part = await load()
      setPart(() => part)
      setState('idle')
      return true
    } catch {
      setState('failed')
      return false
    }
  }
  /** what a hint could not fetch is told when somebody goes there */
  const preload = () => void load().catch(() => undefined)
  return { Part, isLoading: state === 'loading', isFailed: state === 'failed', enter, preload }
}
