import { expect } from 'chai'
import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { keyboard } from './keys'
import { dialog, examine, first, menu, type Opening, press } from './opening'

const row = (dashboard: Dashboard, position = 0) =>
  until(`mail ${position}`, () => deepAll<HTMLElement>(dashboard.page.document, '[data-mail]')[position])
const openRow = async (dashboard: Dashboard, position = 0) =>
  (await row(dashboard, position)).querySelector<HTMLElement>('[data-key=open]')?.click()
const letter = (dashboard: Dashboard) => first(dashboard, '[role=dialog] [contenteditable=true]')

const openings: readonly Opening[] = [
  {
    title: 'a mail with files, from the list',
    path: '/apps/email',
    fits: true,
    async open(dashboard) {
      const location = await until('a mail with files', () => {
        const at = deepAll(dashboard.page.document, '[data-mail]').findIndex((each) => each.querySelector('[role=img]'))
        return at >= 0 && `${at}`
      })
      await openRow(dashboard, Number(location))
      await first(dashboard, 'article section')
    },
  },
  {
    title: 'a letter being written',
    path: '/apps/email',
    fits: true,
    async open(dashboard) {
      await row(dashboard)
      await press(dashboard, 'Compose')
      await letter(dashboard)
      typeInto((await first(dashboard, '[role=dialog] [role=combobox]')) as HTMLInputElement, 'nobody; a@b.example;')
      await until('both recipients', () => deepAll(dashboard.page.document, '[role=dialog] li').length === 2)
    },
  },
  {
    title: 'chosen mails and their labels',
    path: '/apps/email',
    async open(dashboard) {
      await row(dashboard)
      ;(await first(dashboard, '[data-mail] input')).click()
      await press(dashboard, 'Labels')
      await menu(dashboard)
    },
  },
  {
    title: 'the keys of the mail',
    path: '/apps/email',
    fits: true,
    async open(dashboard) {
      const at = await row(dashboard)
      at.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true, cancelable: true }))
      await dialog(dashboard)
    },
  },
]

describe('what opens in the email app', () => examine(openings))

describe('the email app by keyboard', () => {
  it('EMAIL-71 by keyboard alone an email is found, answered with the real editor, and is in sent', async () => {
    await newBrowser()
    const dashboard = await openDashboard('/apps/email')
    await dashboard.signIn()
    await row(dashboard)
    const keys = keyboard(dashboard.page)
    ;(await first(dashboard, '[data-mail] [data-key=open]')).focus()
    await keys.press('j')
    await keys.press('r')
    await until('the editor with the focus', () => keys.focused()?.matches('[contenteditable=true]'))
    await keys.type('Yes, today.')
    await keys.press('Control+Enter')
    await until('the letter on its way', () => !deepFind(dashboard.page.document, '[role=dialog]'))
    await until('the row with the focus', () => keys.focused()?.matches('[data-key=open]'))
    await until('the mail was sent', () =>
      deepAll(dashboard.page.document, '[data-toast]').some((each) => each.textContent?.includes('Email sent')),
    )
    await press(dashboard, 'Sent')
    await until('what was sent', () =>
      deepFind(dashboard.page.document, '[data-mail] [data-key=open]')?.textContent?.includes('Yes, today.'),
    )
    const { complaints } = dashboard.page
    dashboard.page.close()
    expect([keys.unmarked, complaints]).to.deep.equal([[], []])
  })
})
