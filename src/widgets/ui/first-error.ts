import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** Focuses the field with this error; falls back to its line, then its group. */
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

/**
 * After a rejected save, client- or server-side, focuses the first error. Call the returned function when the
 * user submits.
 */
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

/** Focuses a field of a tabbed form, opening its tab first. */
export function useFieldInTabs<Tab>(
  form: RefObject<HTMLElement | null>,
  { tab, onTab, tabOf }: { tab: Tab; onTab(tab: Tab): void; tabOf(path: string): Tab },
) {
  const wanted = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field can take focus only once its tab is visible
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

/** Submits on Ctrl+Enter or ⌘+Enter from any field of the form. */
export const onSubmitKey = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}
