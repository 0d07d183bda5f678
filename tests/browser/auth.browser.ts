import { expect } from 'chai'
import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'

/** Types into the fields of the form, by their names, and sends it off. */
async function send({ page }: Dashboard, messages: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(messages)) {
    const field = await until(`the field ${name}`, () =>
      deepFind<HTMLInputElement>(page.document, `input[name=${name}]`),
    )
    typeInto(field, text)
  }
  await shown()
  deepFind(page.document, 'form button[type=submit]')?.click()
}

const says = ({ page }: Dashboard, sentence: string) =>
  until(sentence, () => deepAll(page.document, 'main *').some((each) => each.textContent === sentence))

/** The storage of a tab goes with it. */
function closeTab({ page }: Dashboard): void {
  page.close()
  sessionStorage.clear()
}

describe('signing in, in a browser', () => {
  beforeEach(() => newBrowser())

  for (const [who, isRemembered, heading] of [
    ['is remembered', true, 'Access control'],
    ['is not remembered', false, 'Sign in'],
  ] as const)
    it(`AUTH-65 a user who ${who} finds "${heading}" in the next tab, and is signed in after a reload`, async () => {
      const dashboard = await openDashboard('/access-control')
      await dashboard.at('Sign in')
      if (!isRemembered) await dashboard.press('Remember me on this device', 'input')
      await dashboard.signIn('client')
      await dashboard.at('Access control')
      await dashboard.page.reload()
      await dashboard.at('Access control')
      closeTab(dashboard)
      const next = await openDashboard('/access-control')
      await next.at(heading)
      expect([...dashboard.page.complaints, ...next.page.complaints]).to.deep.equal([])
      next.page.close()
    })

  it('PASS-34 a password is reset by the link and signs in; the old password and the link no longer work', async () => {
    const email = 'client@langraan.test'
    const dashboard = await openDashboard('/login')
    await dashboard.press('Forgot your password?')
    await dashboard.at('Forgot your password?')
    expect(dashboard.path()).to.equal('/forgot-password')
    await send(dashboard, { email })
    await dashboard.press('Open link')
    await dashboard.at('Set a new password')
    const link = dashboard.page.window.location.pathname + dashboard.page.window.location.search
    expect(link).to.match(/^\/reset-password\?token=./)

    // the link stands in the address: a reload loses nothing
    await dashboard.page.reload()
    await send(dashboard, { password: 'ชาเขียวใบหม่อน', again: 'ชาเขียว' })
    await says(dashboard, "The passwords don't match.")
    await send(dashboard, { again: 'ชาเขียวใบหม่อน' })
    await says(dashboard, 'Your new password is set')
    await dashboard.press('Sign in')
    await dashboard.at('Sign in')
    await send(dashboard, { email, password: 'client' })
    await says(dashboard, 'Incorrect email or password.')
    await send(dashboard, { password: 'ชาเขียวใบหม่อน' })
    await dashboard.at('Access control')
    expect(dashboard.page.complaints).to.deep.equal([])
    dashboard.page.close()

    const again = await openDashboard(link)
    await send(again, { password: 'ชาดำเย็นไม่หวาน', again: 'ชาดำเย็นไม่หวาน' })
    await says(again, 'This link has been used or has expired. Request a new one.')
    expect(again.page.complaints).to.deep.equal([])
    again.page.close()
  })
})
