import { type Dispatch, type SetStateAction, useState } from 'react'

/**
 * State that begins again when the page asks for something else. Not by an effect: one that runs late would take back what
 * somebody pressed before it.
 */
export function usePropState<T>(asked: T): [T, Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(asked)
  const name = JSON.stringify(asked)
  const [last, setLast] = useState(name)
  if (name !== last) {
    setLast(name)
    setState(asked)
  }
  return [state, setState]
}
