import { type ComponentType, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import { useToaster } from './use-toaster'

/**
 * A part whose code comes when somebody goes there: `pick` finds it in its file. `enter` says whether it is here now;
 * after a failure, which is told in the words of `lost`, the next press tries again.
 */
export function useRoom<File, P extends object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<P>,
  lost?: string,
) {
  const toaster = useToaster()
  const [Part, setPart] = useState<ComponentType<P>>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const enter = async (): Promise<boolean> => {
    if (Part) return true
    setState('loading')
    try {
      const file = await loadChunk(load)
      setPart(() => pick(file))
      setState('idle')
      return true
    } catch {
      setState('failed')
      if (lost !== undefined) toaster.show({ id: 'room', tone: 'error', title: lost })
      return false
    }
  }
  /** what a hint could not fetch is told when somebody goes there */
  const preload = () => void load().catch(() => undefined)
  return { Part, isLoading: state === 'loading', isFailed: state === 'failed', enter, preload }
}
