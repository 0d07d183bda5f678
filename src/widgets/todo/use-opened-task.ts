import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../form/use-unsaved'
import type { TodoLocationProps } from './use-todo'

type OpenTask = number | 'new' | undefined

export function taskIn(query: string): OpenTask {
  const text = new URLSearchParams(query).get('task')
  if (text === 'new') return text
  const id = Number(text ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Adds the open task to the list's query string. */
export function withTask(list: string, task: OpenTask): string {
  const params = new URLSearchParams(list)
  if (task !== undefined) params.set('task', String(task))
  return params.toString()
}

type Place = TodoLocationProps & {
  /** the list's own query string */
  list: string
}

/** Follows the URL, if any, and asks before it leaves unsaved changes. */
export function useOpenedTask({ query = '', list, onQueryChanged }: Place) {
  const asked = taskIn(query)
  const [task, setTask] = useState(asked)
  /** last value reported to or received from the host */
  const known = useRef(asked)
  const unsaved = useUnsaved()

  const go = (next: OpenTask, replace: boolean) => {
    known.current = next
    setTask(next)
    onQueryChanged?.({ query: withTask(list, next), replace })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the URL changes
  useEffect(() => {
    if (asked === known.current) return
    known.current = asked
    if (task === undefined) setTask(asked)
    else unsaved.ask(() => setTask(asked))
  }, [asked])

  const leave = () => go(undefined, true)
  return {
    task,
    unsaved: {
      ...unsaved,
      stay() {
        unsaved.stay()
        if (known.current !== task) go(task, false)
      },
    },
    open: (next: number | 'new') => go(next, false),
    /** closes without asking */
    leave,
    close: () => unsaved.ask(leave),
  }
}

export type OpenedTask = ReturnType<typeof useOpenedTask>
