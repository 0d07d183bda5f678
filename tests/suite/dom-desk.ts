import { chooseIn, leave, pressKey, typeInto } from '../helpers/hands'
import { deepAll, deepFind, named, nameOf, shown, until } from '../helpers/looking'
import type { BackendLine, Desk, EntryName, SaveOutcome } from './desk'
import { storedActions } from './dom-stored'

export type DeskPage = {
  /** where sign-in, order form and list of orders stand, in English */
  container(): ParentNode
  reload(): Promise<void>
  line: BackendLine
  /** shows the labels with this order chosen beside the rest; undefined takes them away */
  labelsOf(OrderNumber: string | undefined): Promise<void>
}

/** What the form calls its fields. */
const labels: Record<EntryName | 'shopId' | 'ProductOrders', string> = {
  shopId: 'Shop',
  ProductOrders: 'Products',
  name: "Recipient's name",
  phoneNumber: 'Phone',
  address: 'Address',
  subDistrict: 'Sub-district',
  district: 'District',
  province: 'Province',
  postNum: 'Postcode',
  note: 'Note',
  shippingCost: 'Shipping',
  discount: 'Discount',
  otherCost: 'Other costs',
  CODFee: 'COD fee',
}

const fieldCalled = (label: string): string =>
  Object.entries(labels).find(([, each]) => each === label)?.[0] ?? `a field called ${label}`

const textOf = (element: Element | null | undefined): string => element?.textContent ?? ''
const bahtOf = (element: Element | null | undefined): number => Number(textOf(element).replace(/[฿,\s]/g, ''))

/** A person before the screen: finds things by what they are called, does what hands can do. */
export function domDesk(page: DeskPage): Desk {
  const find = <E extends Element = HTMLElement>(selector: string, name: string) =>
    named<E>(page.container(), selector, name)
  const see = <E extends Element = HTMLElement>(selector: string, name: string) =>
    until(`${selector} "${name}"`, () => find<E>(selector, name))
  const press = async (name: string, selector = 'button') => {
    const button = await see(selector, name)
    button.click()
    await shown()
  }
  const fieldOf = (name: EntryName) => see<HTMLInputElement>('input, textarea', labels[name])
  const ready = () => Promise.all([fieldOf('name'), see('button', 'Add custom line')])

  /** nobody is in any more: there is no form */
  const isSignedOut = () => deepAll(page.container(), 'p').some((each) => textOf(each) === "You're signed out")

  const quantities = () =>
    deepAll<HTMLInputElement>(page.container(), '[role=spinbutton]').map((field) => ({
      name: nameOf(field).replace('Quantity of ', ''),
      Quantity: Number(field.getAttribute('aria-valuenow')),
    }))

  const listbox = () => find('[role=listbox]', 'Products found') ?? deepFind(page.container(), '[role=listbox]')
  const options = () => [...(listbox()?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const optionName = (option: Element) => textOf(option.querySelector('[dir=auto]'))
  const isFound = () => {
    const list = listbox()
    if (!list || list.getAttribute('aria-busy') === 'true') return false
    return options().length > 0 || textOf(list.parentElement).includes('No products found')
  }
  const search = async (text: string) => {
    const field = await see<HTMLInputElement>('[role=combobox]', 'Add products')
    await until('products', isFound)
    typeInto(field, text)
    await shown()
    await until(`what is found for ${text}`, isFound).catch((late: Error) => {
      const list = listbox()
      const shows = [
        `field ${field.isConnected ? 'there' : 'gone'} with “${field.value}”`,
        `list ${list ? `busy ${list.getAttribute('aria-busy')}, ${options().length} options` : 'missing'}`,
        ...deepAll(page.container(), '[role=alert]').map(textOf),
      ]
      throw new Error(`${late.message}: ${shows.join('; ')}`, { cause: late })
    })
    return options()
  }

  const outcome = (): SaveOutcome | undefined => {
    const saved = find('h2', 'Order saved')
    if (saved) return { OrderNumber: textOf(saved.nextElementSibling) }
    for (const alert of deepAll(page.container(), '[role=alert]')) {
      if (textOf(alert).includes("We don't know yet")) return { unknown: true }
      if (!textOf(alert).includes('Not saved yet')) continue
      const fieldErrors = [...alert.querySelectorAll('button')].map((each) => textOf(each).split(':')[0] ?? '')
      return { refused: fieldErrors.map(fieldCalled).sort() }
    }
    return undefined
  }
  const cell = (row: Element, label: string) => row.querySelector(`td[data-label="${label}"]`)

  return {
    line: page.line,
    async signIn(email, password) {
      typeInto(await see<HTMLInputElement>('input', 'Email'), email)
      typeInto(await see<HTMLInputElement>('input', 'Password'), password)
      await shown()
      await press('Sign in', 'button[type=submit]')
      const wrong = () => deepAll<HTMLInputElement>(page.container(), 'form[part=form] input[aria-invalid=true]')
      await until('an answer to the sign-in', () => find('button', 'Sign out') ?? wrong()[0])
      return wrong().map(({ name }) => name)
    },
    async signOut() {
      await press('Sign out')
      await until('an answer to signing out', () => find('input', 'Email') ?? find('button', 'Sign out and delete'))
      if (find('button', 'Sign out and delete')) await press('Sign out and delete')
      await see('input', 'Email')
    },
    person: async () =>
      find('button', 'Sign out')?.closest('[part=person]')?.querySelector('h2')?.textContent ?? undefined,
    async chooseShop(name) {
      const chooser = await see<HTMLSelectElement>('select', labels.shopId)
      const option = await until(`shop ${name}`, () => [...chooser.options].find(({ text }) => text === name))
      chooseIn(chooser, option.value)
      await shown()
    },
    async shop() {
      const chooser = await see<HTMLSelectElement>('select', labels.shopId)
      await until('the shops', () => chooser.options.length > 1)
      return chooser.value === '' ? undefined : chooser.selectedOptions[0]?.text
    },
    search: async (text) => (await search(text)).map(optionName),
    async add(product) {
      const pieces = () => quantities().find(({ name }) => name === product)?.Quantity ?? 0
      const before = pieces()
      const option = (await search(product)).find((each) => optionName(each) === product)
      if (!option) throw new Error(`no product ${product}`)
      option.click()
      await until(`one more ${product}`, () => pieces() === before + 1)
    },
    async setQuantity(product, text) {
      const field = await see<HTMLInputElement>('[role=spinbutton]', `Quantity of ${product}`)
      typeInto(field, text)
      await shown()
      pressKey(field, 'Enter')
      leave(field)
      await shown()
      return { refused: field.getAttribute('aria-invalid') === 'true' }
    },
    lines: async () => quantities(),
    async emptyCart() {
      await ready()
      if (quantities().length > 1) {
        await press('Empty cart')
        const dialog = await until('the question', () => deepFind(page.container(), '[role=alertdialog]'))
        // it stands there before it is shown
        ;(await until('its answer', () => named<HTMLElement>(dialog, 'button', 'Empty cart'))).click()
      } else for (const { name } of quantities()) await press(`Remove ${name}`)
      await until('an empty cart', () => quantities().length === 0)
    },
    async fill(entries) {
      for (const [name, text] of Object.entries(entries)) {
        const field = await fieldOf(name as EntryName)
        typeInto(field, text)
        await shown()
        leave(field)
      }
      await shown()
    },
    async entry(name) {
      await until('a form, or that there is none', () => isSignedOut() || find('input, textarea', labels[name]))
      return isSignedOut() ? '' : (await fieldOf(name)).value
    },
    isOpen: async () => !(await fieldOf('name')).closest('fieldset')?.disabled,
    async deliver(by) {
      chooseIn(await see<HTMLSelectElement>('select', 'Delivery'), by)
      await shown()
    },
    async pay(by) {
      const group = await see('[role=radiogroup]', 'Payment')
      group.querySelector<HTMLInputElement>(`input[value=${by}]`)?.click()
      await shown()
    },
    total: async () => bahtOf((await see('form dt', 'Total')).nextElementSibling),
    async save(presses = 1) {
      const button = await see('button', 'Save order')
      for (let time = 0; time < presses; time++) button.click()
      await shown()
      return until('what became of the save', outcome)
    },
    async sendAgain() {
      await until('the order under way', outcome)
      find('button', 'Send again now')?.click()
      await shown()
      return until('what became of it', () => {
        const now = outcome()
        return now && 'unknown' in now ? undefined : now
      })
    },
    async next() {
      await press('Take next order')
      await ready()
    },
    async paste(message) {
      const box = await see<HTMLTextAreaElement>('textarea', 'Message from the customer')
      const clipboardData = { getData: () => message }
      box.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
      typeInto(box, message)
      await until('what the message says', () => {
        const items = deepAll(page.container(), '[data-item]')
        return deepFind(page.container(), '[data-mark]') && items.every((item) => item.querySelector('select'))
      })
    },
    async takeProducts() {
      const add = await until('the products of the message', () =>
        deepAll(page.container(), 'button').find((each) => /^Add \d+ products? to the order$/.test(nameOf(each))),
      )
      add.click()
      await until('the products in the order', () => quantities().length > 0)
    },
    ...storedActions(page),
    async orders() {
      await until('the list at rest', () => {
        const isBusy = find('button', 'Refresh list')?.getAttribute('aria-busy') === 'true'
        return !isBusy && deepFind(page.container(), 'td[data-label=Order]')
      })
      const rows = deepAll(page.container(), 'tbody tr')
      return rows.map((row) => ({
        OrderNumber: textOf(cell(row, 'Order')?.querySelector('button, a')),
        name: textOf(cell(row, 'Customer')?.querySelector('bdi')),
        total: bahtOf(cell(row, 'Total')),
      }))
    },
    async reload() {
      await page.reload()
      await until('the desk', () => outcome() ?? find('button', 'Add custom line'))
    },
  }
}
