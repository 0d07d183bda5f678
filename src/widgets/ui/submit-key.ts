import type { KeyboardEvent } from 'react'

/** Ctrl or ⌘ with Enter, wherever in a form somebody is. */
export const onSubmitKey = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}
