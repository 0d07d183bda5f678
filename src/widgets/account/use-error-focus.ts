import { type RefObject, useEffect, useRef } from 'react'

function goTo(form: HTMLElement | null, path: string): void {
  const container = form?.querySelector(`[data-field="${path}"]`)
  container?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  container?.scrollIntoView({ block: 'center' })
}

export function useErrorFocus(
  node: RefObject<HTMLElement | null>,
  first: string | undefined,
  isOpen: boolean,
  show?: (path: string) => void,
) {
  const pressed = useRef(false)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current !== undefined) goTo(node.current, wanted.current)
    wanted.current = undefined
    if (!isOpen || !pressed.current || first === undefined) return
    pressed.current = false
    show?.(first)
    wanted.current = first
    goTo(node.current, first)
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
