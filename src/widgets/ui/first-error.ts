import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** Where a person goes on after pressing the name of a fault: its own place, its line's, else its field's. */
export function goToField(form: HTMLElement | null, path: string): void {
  const [name, index] = path.split('.')
  const location = [path, `${name}.${index}`, name]
    .map((field) => form?.querySelector(`[data-field="${field}"]`))
    .find((found) => found != null)
  const control =
    location?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    location?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
  location?.scrollIntoView({ block: 'center' })
}

/** After a save that was refused, here or by the backend, the first fault has the focus. The answer notes a press. */
export function useFirstError(
  form: RefObject<HTMLElement | null>,
  first: string | undefined,
  isOpen: boolean,
  go = (path: string) => goToField(form.current, path),
) {
  const pressed = useRef(false)
  useEffect(() => {
    if (!isOpen || !pressed.current || first === undefined) return
    pressed.current = false
    go(first)
  })
  return (isPressed: boolean) => {
    pressed.current = isPressed
  }
}

/** Goes to a field of a form whose tabs hide some: its tab opens first. */
export function useFieldInTabs<Tab>(
  form: RefObject<HTMLElement | null>,
  { tab, onTab, tabOf }: { tab: Tab; onTab(tab: Tab): void; tabOf(path: string): Tab },
) {
  const wanted = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field takes the focus once its tab is shown
  useEffect(() => {
    if (wanted.current !== undefined) goToField(form.current, wanted.current)
    wanted.current = undefined
  }, [form, tab])
  return (path: string) => {
    const next = tabOf(path)
    if (next === tab) return goToField(form.current, path)
    wanted.current = path
    onTab(next)
  }
}

/** Ctrl or ⌘ with Enter, wherever in a form somebody is. */
export const onSubmitKey = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}
