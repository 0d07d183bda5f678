import { type Dispatch, type SetStateAction, useState } from 'react'

/**
 * State that resets when the prop changes. Not with an effect: a late one would undo a user action made before
 * it runs.
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
