import { useEffect, useRef } from 'react'

/** Focuses the first invalid control after a rejected submission, never while the user types. */
export function useInvalidFocus(busy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef(false)
  useEffect(() => {
    if (busy || !waiting.current) return
    waiting.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  return {
    form,
    submitted: () => {
      waiting.current = true
    },
  }
}
