import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../form/use-unsaved'
import type { TodoLocationProps } from './use-todo'

/** The task that is open: its number, or one that is being added. */
type OpenTask = number | 'new' | undefined

export function taskIn(query: string): OpenTask {
  const text = new URLSearchParams(query).get('task')
  if (text === 'new') return text
  const id = Number(text ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** A list's text with the task that is open. */
export function withTask(list: string, task: OpenTask): string {
  const params = new URLSearchParams(list)
  if (task !== undefined) params.set('task', String(task))
  return params.toString()
}

type Place = TodoLocationProps & {
  /** the list's own text */
  list: string
}

/** Which task is open. An address may lead; where it goes away from something unsaved, a person is asked first. */
export function useOpenedTask({ query = '', list, onQueryChanged }: Place) {
  const asked = taskIn(query)
  const [task, setTask] = useState(asked)
  /** what whoever keeps the address was told last, or told us */
  const known = useRef(asked)
  const unsaved = useUnsaved()

  const go = (next: OpenTask, replace: boolean) => {
    known.current = next
    setTask(next)
    onQueryChanged?.({ query: withTask(list, next), replace })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the address moves
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
    /** nothing is left to ask about */
    leave,
    close: () => unsaved.ask(leave),
  }
}

export type OpenedTask = ReturnType<typeof useOpenedTask>
