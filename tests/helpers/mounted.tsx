import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** What stands in a page of happy-dom, with the acts of a person on it. */
export function mounted(first: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const render = (node: ReactNode) => act(() => root.render(node))
  render(first)
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })

  const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = container.querySelector<E>(selector)
    if (!found) throw new Error(`nothing matches ${selector} in ${container.innerHTML}`)
    return found
  }
  return {
    container,
    render,
    find,
    all: (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)],
    click: (selector: string) => act(() => find(selector).click()),
    /** replaces the text of the field, as typing over a selection does */
    type(text: string, selector = 'input') {
      const field = find<HTMLInputElement>(selector)
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    /** answers whether the browser would still do its own with the key */
    press(key: string, selector = 'input'): boolean {
      let goesOn = true
      act(() => {
        goesOn = find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      })
      return goesOn
    },
    leave: (selector = 'input') =>
      act(() => {
        find(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }),
  }
}
