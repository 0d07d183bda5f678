import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, named, nameOf, shown, until } from '../helpers/looking'
import type { Desk } from '../suite/desk'
import { domDesk } from '../suite/dom-desk'
import { deleteRows } from './demo-rows'
import { noLine } from './elements-page'
import { openPage, type Page, type PageSize } from './page'

export type Look = { locale: string; skin: 'light' | 'dark' }

export const english: Look = { locale: 'en', skin: 'light' }

/** What a person chose in the menus of the top bar, in all open tabs of this browser. */
export function wear({ locale, skin }: Look): void {
  localStorage.setItem('langraan.layout', JSON.stringify({ version: 1, collapsed: false, locale, skin }))
}

/** A browser nobody used before. */
export async function newBrowser(look: Look = english): Promise<void> {
  await deleteRows()
  localStorage.clear()
  sessionStorage.clear()
  const languages = document.cookie.split('; ').filter((each) => each.startsWith('locale'))
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  for (const each of languages) document.cookie = `${each.replace(/=.*/, '=')};path=/;max-age=0`
  wear(look)
}

export type Dashboard = {
  page: Page
  heading(): string
  path(): string
  /** no placeholder hides its content any more */
  isShown(): boolean
  /** waits for the screen under this heading */
  at(heading: string): Promise<void>
  /** to another of its addresses, as a link does it, without loading again */
  go(path: string): void
  see<E extends Element = HTMLElement>(selector: string, name: string): Promise<E>
  press(name: string, selector?: string): Promise<void>
  /** opens a menu of the top bar, whose name says this, and takes one of its entries */
  choose(menu: string, entry: string): Promise<void>
  signIn(account?: 'admin' | 'client'): Promise<void>
  /** the verbs of the desk, for the order form and the list of orders where they stand */
  desk: Desk
}

export async function openDashboard(path: string, size?: PageSize): Promise<Dashboard> {
  const page = await openPage(path, size)
  const see = <E extends Element = HTMLElement>(selector: string, name: string) =>
    until(`${selector} "${name}" at ${page.window.location.pathname}`, () => named<E>(page.document, selector, name))
  // not that of the frame which came with the page
  const heading = () => deepAll(page.document, 'h1').find((each) => !each.closest('[data-frame]'))?.textContent ?? ''
  // it is in the page a moment before the placeholder goes
  const isShown = () => !page.document.querySelector('raan-dashboard')?.shadowRoot?.querySelector('.wait')

  return {
    page,
    heading,
    path: () => page.window.location.pathname,
    isShown,
    at: async (title) => {
      await until(`the screen "${title}"`, () => heading() === title && isShown())
    },
    go(path) {
      page.window.history.pushState(null, '', path)
      page.window.dispatchEvent(new PopStateEvent('popstate'))
    },
    see,
    async press(name, selector = 'button') {
      ;(await see(selector, name)).click()
      await shown()
    },
    async choose(menu, entry) {
      const button = await until(`the menu ${menu}`, () =>
        deepAll(page.document, 'button[aria-haspopup=menu]').find((each) => nameOf(each).includes(menu)),
      )
      button.click()
      const item = await until(`${entry} in the menu`, () =>
        deepAll(page.document, '[role^=menuitem]').find((each) => nameOf(each) === entry),
      )
      item.click()
      await shown()
    },
    async signIn(account = 'admin') {
      const field = (name: string) =>
        until(`the field ${name}`, () => deepFind<HTMLInputElement>(page.document, `input[name=${name}]`))
      typeInto(await field('email'), `${account}@langraan.test`)
      typeInto(await field('password'), account)
      await shown()
      deepFind(page.document, 'form button[type=submit]')?.click()
      await until('signed in', () => !deepFind(page.document, 'input[name=password]'))
    },
    desk: domDesk({
      container: () => page.document,
      reload: page.reload,
      line: noLine,
      labelsOf: () => Promise.reject(new Error('labels have a screen of their own')),
    }),
  }
}
