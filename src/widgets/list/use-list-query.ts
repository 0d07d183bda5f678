import { useEffect, useRef } from 'react'
import type { ListRequest, ListStep } from '../../core/kernel/list-machine'
import { type ListText, listSteps } from '../../core/kernel/list-query'

/** `replace` is true if the change should replace the history entry (typing, a page past the end). */
export type QueryChange = { query: string; replace: boolean }

type ListLocation<Query> = {
  request: ListRequest<Query>
  send(event: ListStep<Query>): void
  text: ListText<Query>
  /** location from the host as a query string */
  given: string | undefined
  /** reported when the user pauses */
  isTyping: boolean
  onChanged: ((change: QueryChange) => void) | undefined
}

/**
 * Keeps a list and the host's query string in sync, in both directions. Call the returned `step` before a user
 * action that should add a history entry, and `settle` before one that leads away from the list: it reports what was
 * typed without waiting for a pause, and returns it.
 */
export function useListQuery<Query extends object>(location: ListLocation<Query>) {
  const { request, send, text, given = '', isTyping, onChanged } = location
  const written = text.write(request)
  const known = useRef(written)
  const isStep = useRef(false)

  // must run before the next effect: on mount, a list elsewhere moves to the given location without reporting
  // it
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per location change
  useEffect(() => {
    if (isTyping || written === known.current) return
    known.current = written
    onChanged?.({ query: written, replace: !isStep.current })
    isStep.current = false
  }, [written, isTyping])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes
  useEffect(() => {
    const wanted = text.read(given)
    const normal = text.write(wanted)
    if (normal === known.current) return
    known.current = normal
    for (const each of listSteps(request, wanted)) send(each)
  }, [given])

  return {
    step() {
      isStep.current = true
    },
    settle(): string | undefined {
      if (written === known.current) return undefined
      known.current = written
      onChanged?.({ query: written, replace: true })
      return written
    },
  }
}
