import { useEffect, useRef, useState } from 'react'
import type { MailQuery } from '../../core/email/email.contract'
import type { QueryChange } from '../list/use-list-query'
import { openedIn, readLocation, writeLocation } from './mail-location'

type EmailSkeleton = {
  query: MailQuery
  /** somebody is still typing: told when they pause */
  isTyping: boolean
  /** the place from outside, as text: an address, an attribute */
  given: string
  lead(query: MailQuery): void
  onChanged: ((change: QueryChange) => void) | undefined
}

/** Keeps list, opened mail and a text from outside at the same place, whichever of them moves. */
export function useEmailLocation({ query, isTyping, given, lead, onChanged }: EmailSkeleton) {
  const [opened, setOpened] = useState(() => openedIn(given))
  const written = writeLocation(query, opened)
  const known = useRef(written)
  /** the change under way is a place to come back to */
  const isStep = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside counts when it changes
  useEffect(() => {
    const wanted = readLocation(given)
    const normal = writeLocation(wanted, openedIn(given))
    if (normal === known.current) return
    known.current = normal
    setOpened(openedIn(given))
    if (writeLocation(wanted) !== writeLocation(query)) lead(wanted)
  }, [given])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a change of place
  useEffect(() => {
    if (isTyping || written === known.current) return
    known.current = written
    onChanged?.({ query: written, replace: !isStep.current })
    isStep.current = false
  }, [written, isTyping])

  return {
    opened,
    /** `replace`: to the next mail is no place to come back to */
    open(id: number | undefined, replace = false) {
      if (id === opened) return
      isStep.current = !replace
      setOpened(id)
    },
    /** to be called before what a person does as a step of its own */
    step() {
      isStep.current = true
    },
  }
}
