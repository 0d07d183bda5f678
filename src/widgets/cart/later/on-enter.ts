import type { KeyboardEvent } from 'react'

/** Enter in a text field saves what the dialog asks for, and nothing around it; a stepper takes Enter for itself. */
export const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  if (event.target.role === 'spinbutton') return
  event.preventDefault()
  event.stopPropagation()
  save()
}
