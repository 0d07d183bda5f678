import type { KeyboardEvent } from 'react'

/** For a field that a scanner fills: its Enter goes on to the next field, instead of saving the form. */
export function goOnAfterScan(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = [...(event.currentTarget.form?.elements ?? [])].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.type === 'text',
  )
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}
