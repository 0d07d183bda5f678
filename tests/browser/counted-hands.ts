import { chooseIn, pressKey, typeInto } from '../helpers/hands'
import { deepAll, focused, nameOf, shown, until } from '../helpers/looking'
import type { Dashboard } from './dashboard'

export type Effort = { clicks: number; keys: number }

type Name = string | RegExp
type Field = HTMLInputElement | HTMLTextAreaElement

const isCalled = (element: Element, name: Name) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))

/** What is uppermost at a point, through open shadow roots. */
function uppermost(root: DocumentOrShadowRoot, x: number, y: number): Element | undefined {
  const found = root.elementFromPoint(x, y)
  if (!found) return undefined
  const inner = found.shadowRoot && uppermost(found.shadowRoot, x, y)
  return inner && inner !== found ? inner : found
}

const around = (element: Element): Element[] => {
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host
  return parent ? [element, ...around(parent)] : [element]
}

/** A person before the dashboard whose clicks and key presses are counted, and who can't press what isn't in sight. */
export function countedHands({ page }: Dashboard) {
  let effort: Effort = { clicks: 0, keys: 0 }
  const controls = () =>
    deepAll(page.document, 'a, button, input, select, textarea, [role^=menuitem], [role=option]').filter((each) =>
      each.checkVisibility(),
    )
  /** as `until`; says what could have been pressed instead */
  const wait = <T>(what: string, look: () => T | Promise<T | false> | undefined | null | false): Promise<T> =>
    until(what, look, 10_000).catch((late: Error) => {
      const names = controls().map(nameOf).filter(Boolean)
      throw new Error(`${late.message} at ${page.window.location.href}; there is ${names.join(' · ').slice(-600)}`)
    })

  /** where a finger or the pointer meets it; a label stands for its box */
  function isInReach(element: Element): boolean {
    const target = element.checkVisibility({ opacityProperty: true }) ? element : element.closest('label')
    if (!target) return false
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const at = () => {
      const { left, top, width, height } = target.getBoundingClientRect()
      const found = uppermost(page.document, left + width / 2, top + height / 2)
      return found !== undefined && (around(found).includes(target) || around(target).includes(found))
    }
    if (at()) return true
    // below a bar that sticks to the edge
    target.scrollIntoView({ block: 'center' })
    return at()
  }

  const find = (selector: string, name: Name) =>
    deepAll(page.document, selector).find((each) => isCalled(each, name) && each.checkVisibility())
  const see = (selector: string, name: Name) => wait(`${selector} “${name}”`, () => find(selector, name))
  const press = async (element: HTMLElement) => {
    await wait(`${nameOf(element)} in reach`, () => isInReach(element))
    effort.clicks++
    if (element !== focused(page.document)) element.focus()
    element.click()
    await shown()
  }
  const click = async (name: Name, selector = 'button') => {
    const found = await wait(`${selector} “${name}” to press`, () => {
      const each = find(selector, name) as HTMLButtonElement | undefined
      return each && !each.disabled && each.getAttribute('aria-disabled') !== 'true' ? each : undefined
    })
    await press(found)
  }
  /** the field, with the focus in it */
  const enter = async (name: Name): Promise<Field> => {
    const field = (await see('input, textarea', name)) as Field
    if (field !== focused(page.document)) await press(field)
    return field
  }

  return {
    page,
    wait,
    see,
    find,
    click,
    press,
    /** a name in the menu; on a phone it is opened first */
    async goTo(entry: string, menu: string) {
      if (!find('nav a', entry)) await click(menu)
      await click(entry, 'nav a')
    },
    async type(name: Name, text: string) {
      const field = await enter(name)
      effort.keys += [...text].length
      typeInto(field, text)
      await shown()
    },
    /** the first entry of a select that is a choice */
    async chooseFirst(name: Name) {
      const field = (await see('select', name)) as HTMLSelectElement
      await press(field)
      const option = await wait('something to choose', () =>
        [...field.options].find(({ value, disabled }) => value !== '' && !disabled),
      )
      effort.clicks++
      chooseIn(field, option.value)
      await shown()
    },
    async paste(name: Name, text: string) {
      const field = await enter(name)
      effort.keys++
      const clipboardData = { getData: () => text }
      field.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
      typeInto(field, text)
      await shown()
    },
    /** on what has the focus */
    async key(key: string, more: KeyboardEventInit = {}) {
      effort.keys++
      const at = focused(page.document) ?? page.document.body
      const isTaken = !pressKey(at, key, more)
      // what the browser does in a form unless the page does something else
      if (!isTaken && key === 'Enter' && at instanceof page.window.HTMLInputElement) at.form?.requestSubmit()
      await shown()
    },
    /** since the last time it was asked */
    spent(): Effort {
      const now = effort
      effort = { clicks: 0, keys: 0 }
      return now
    },
  }
}

export type Hands = ReturnType<typeof countedHands>
