import { type ComponentType, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import type { TaskPanelProps } from './task/task-panel'
import { useLoadFailure } from './use-load-failure'

const load = () => loadChunk(() => import('./task/task-panel')).then((file) => file.TaskPanel)

/** The form, whose code comes with the first task that is opened. `enter` says whether it is here now. */
export function useTaskRoom() {
  const tellFailure = useLoadFailure()
  const [Part, setPart] = useState<ComponentType<TaskPanelProps>>()
  const enter = async (): Promise<boolean> => {
    if (Part) return true
    try {
      const part = await load()
      setPart(() => part)
      return true
    } catch {
      tellFailure()
      return false
    }
  }
  return {
    Part,
    enter,
    /** what a hint could not fetch is told when somebody goes there */
    preload: () => void load().catch(() => undefined),
  }
}
