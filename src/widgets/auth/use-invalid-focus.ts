import { useEffect, useRef } from 'react'

/** Takes the focus to the first wrong control once a submitted form has its answer; not while one types. */
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
