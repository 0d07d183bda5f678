import { sendKeys } from '@web/test-runner-commands'
import { deepAll, focused, nameOf, shown } from '../helpers/looking'
import type { Page } from './page'

const ring = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean =>
  outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/, 0\)$|^transparent$/.test(outlineColor)

/** Whether one sees that it has the focus: a ring around it, around what it stands in, or drawn before it. */
function isMarked({ window }: Page, element: Element): boolean {
  const around = [element, element.parentElement, element.parentElement?.parentElement]
  if (around.some((each) => each && ring(window.getComputedStyle(each)))) return true
  return ring(window.getComputedStyle(element, '::before'))
}

const operable = 'a, button, input, select, textarea, [tabindex="0"], [role^=menu]'

const describe = (element: Element): string => `${element.localName} "${nameOf(element).slice(0, 40)}"`

/** The keyboard of a page, and nothing else. */
export function keyboard(page: Page) {
  /** what had the focus without showing it */
  const unmarked: string[] = []
  const now = (): Element | null => {
    const element = focused(page.document)
    return element === page.document.body ? null : element
  }
  const look = async () => {
    await shown()
    const element = now()
    // a heading or a notice that was given the focus is a place to read on from, nothing to operate
    if (element?.matches(operable) && !isMarked(page, element)) unmarked.push(describe(element))
  }
  const press = async (key: string) => {
    const [last = key, ...held] = key.split('+').reverse()
    for (const each of held) await sendKeys({ down: each })
    await sendKeys({ press: last })
    for (const each of held) await sendKeys({ up: each })
    await look()
  }
  return {
    unmarked,
    focused: now,
    press,
    async type(text: string) {
      await sendKeys({ type: text })
      await shown()
    },
    /** goes on with Tab until what has the focus is called so */
    async tabTo(name: string | RegExp, { key = 'Tab', on = '*' } = {}) {
      const passed: string[] = []
      for (let step = 0; step < 120; step++) {
        await press(key)
        const element = now()
        const called = element ? nameOf(element) : ''
        const isCalledSo = typeof name === 'string' ? called === name : name.test(called)
        if (isCalledSo && element?.matches(on)) return
        passed.push(called)
      }
      throw new Error(`Tab does not lead to ${name}; it passed ${passed.join(', ')}`)
    },
    /** where the keyboard is after each of so many presses; null = outside of the page */
    async stops(count: number) {
      const visited: (Element | null)[] = []
      for (let step = 0; step < count; step++) {
        await press('Tab')
        visited.push(page.document.hasFocus() ? now() : null)
      }
      return visited
    },
    dialogs: () => deepAll<HTMLDialogElement>(page.document, 'dialog[open]'),
  }
}
