type Typable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React keeps its own record of a field's value: what a person does goes past it through the prototype's setter. */
function put(field: Typable, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  if (!set) throw new Error(`no field: ${field.outerHTML}`)
  set.call(field, value)
}

/** Replaces the text of a field, as typing over a selection does. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  put(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function chooseIn(field: HTMLSelectElement, value: string): void {
  put(field, value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

export const pressKey = (element: Element, key: string, more: KeyboardEventInit = {}): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...more }))

export const leave = (element: Element): boolean =>
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))

/** Scrolls, and says so at once: a page that is not drawn, as beside another test, tells nobody. */
export function scrollTo(node: Element, top: number): void {
  node.scrollTop = top
  node.dispatchEvent(new Event('scroll'))
}
