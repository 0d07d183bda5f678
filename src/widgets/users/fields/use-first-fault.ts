import { type RefObject, useEffect, useRef } from 'react'
import { useFieldWords } from './use-field-words'
import type { UserForm } from './use-user-form'

/** Where a person goes on after pressing the name of a fault. */
export function goTo(form: HTMLElement | null, path: string): void {
  const wanted = [path, path.split('.').slice(0, -1).join('.'), path.split('.')[0] ?? '']
  const place = wanted.map((each) => each && form?.querySelector(`[data-field="${each}"]`)).find(Boolean)
  if (!place) return
  place.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  place.scrollIntoView({ block: 'center' })
}

/** After a save that was refused, here or by the backend, the first fault has the focus; `show` brings it into sight. */
export function useFirstFault(node: RefObject<HTMLElement | null>, form: UserForm, show?: (path: string) => void) {
  const { faults } = useFieldWords()
  const pressed = useRef(false)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current !== undefined) goTo(node.current, wanted.current)
    wanted.current = undefined
    const [first] = faults(form.errors)
    if (form.stage !== 'editing' || !pressed.current || !first) return
    pressed.current = false
    show?.(first.path)
    wanted.current = first.path
    goTo(node.current, first.path)
  })
  return {
    pressed: () => {
      pressed.current = true
    },
    go(path: string) {
      show?.(path)
      wanted.current = path
      goTo(node.current, path)
    },
  }
}
