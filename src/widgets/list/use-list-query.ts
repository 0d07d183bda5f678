import { useEffect, useRef } from 'react'
import type { ListRequest, ListStep } from '../../core/kernel/list-machine'
import { type ListText, listSteps } from '../../core/kernel/list-query'

/** Called when the list's place changed: `replace` where that is no step to come back to (typing, a page past the end). */
export type QueryChange = { query: string; replace: boolean }

type ListLocation<Query> = {
  request: ListRequest<Query>
  send(event: ListStep<Query>): void
  text: ListText<Query>
  /** the place from outside, as text: an address, an attribute */
  given: string | undefined
  /** somebody is still typing: reported when they pause */
  isTyping: boolean
  onChanged: ((change: QueryChange) => void) | undefined
}

/**
 * Keeps a list and a text from outside at the same place, whichever of them moves. Returns `step`, to be called before
 * what a person does as a step of its own.
 */
export function useListQuery<Query extends object>(location: ListLocation<Query>) {
  const { request, send, text, given = '', isTyping, onChanged } = location
  const written = text.write(request)
  const known = useRef(written)
  const isStep = useRef(false)

  // before the next: a list that is elsewhere when it is first shown goes where it is told to, and tells nobody of the way
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a change of place
  useEffect(() => {
    if (isTyping || written === known.current) return
    known.current = written
    onChanged?.({ query: written, replace: !isStep.current })
    isStep.current = false
  }, [written, isTyping])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside counts when it changes
  useEffect(() => {
    const wanted = text.read(given)
    const normal = text.write(wanted)
    if (normal === known.current) return
    known.current = normal
    for (const each of listSteps(request, wanted)) send(each)
  }, [given])

  return () => {
    isStep.current = true
  }
}
