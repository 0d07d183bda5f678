import { expect } from 'chai'
import { chooseIn, typeInto } from '../helpers/hands'
import { deepAll, deepFind, focused, named, nameOf, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { axeFindings, calm, type PageSize } from './page'

describe('the users in a browser', () => {
  let dashboard: Dashboard
  const open = async (path: string, size?: PageSize) => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
    dashboard = await openDashboard(path, size)
    await until('something of them', () => deepFind(dashboard.page.document, 'main [data-row], main form, main dl'))
    await calm(dashboard.page)
  }
  afterEach(() => {
    dashboard.page.close()
  })

  const rows = () => deepAll<HTMLElement>(dashboard.page.document, '[data-row]')
  const names = () => rows().map((row) => row.querySelector('a')?.textContent ?? '')
  const search = () => dashboard.page.window.location.search
  const fill = async (name: string, text: string) =>
    typeInto(await dashboard.see<HTMLInputElement>('input', name), text)
  const tick = (name: string) => dashboard.press(name, 'input[type=checkbox]')
  const entry = (name: string) => named(dashboard.page.document, 'nav a', name)
  const heads = () => deepAll(dashboard.page.document, 'thead th').map(nameOf)

  it('USER-90 a user is added, found, changed and deleted, with undo', async () => {
    await open('/apps/user/list')
    const [first] = names()
    await dashboard.press('Add a user')
    await dashboard.see('dialog input', 'Full name')
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await dashboard.press('Add user')
    await until('the first fault', () => nameOf(focused(dashboard.page.document) as Element) === 'Full name')
    const entered = { 'Full name': 'ดาริน ใหม่มา', Username: 'darin', Email: 'darin@shop.test' }
    const more = { Phone: '081-555-0301', Company: 'บ้านชาปลายดอย', Country: 'ไทย' }
    for (const [name, text] of Object.entries({ ...entered, ...more })) await fill(name, text)
    await dashboard.press('Add user')
    await until('somebody new', () => names()[0] === 'ดาริน ใหม่มา' && names()[1] === first)

    chooseIn(await dashboard.see<HTMLSelectElement>('select', 'Role'), 'clerk')
    await until('the filter in the address', () => search() === '?role=clerk')
    await dashboard.press('Email', 'thead button')
    await until('the order in the address', () => search() === '?role=clerk&sortBy=email')
    await dashboard.choose('Columns', 'Company')
    await until('another column', () => heads().includes('Company'))
    await dashboard.page.reload()
    await until('the same place', () => names().includes('ดาริน ใหม่มา') && heads().includes('Company'))
    dashboard.page.window.history.back()
    await until('the step before', () => search() === '?role=clerk')

    await dashboard.choose('More actions for ดาริน ใหม่มา', 'Edit')
    await dashboard.at('Edit a user')
    await fill('Company', 'ครัวคุณยายละเมียด')
    await tick('Invoices: Read')
    await dashboard.press('Information', '[role=tab]')
    await fill('Date of birth', '28/02/2533')
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await dashboard.press('Social', '[role=tab]')
    await fill('LINE', '@darin')
    await dashboard.press('Save changes')
    await dashboard.at('User details')
    const reported = () => deepAll(dashboard.page.document, 'main dd').map(({ textContent }) => textContent)
    await until('what was saved', () => reported().includes('ครัวคุณยายละเมียด'))
    expect(reported()).to.include.members(['Feb 28, 1990', '@darin'])
    const granted = deepAll(dashboard.page.document, '[data-subject=Invoice] td').map(({ textContent }) => textContent)
    expect(granted).to.deep.equal(['Granted', 'Not granted', 'Not granted', 'Not granted'])
    expect(await axeFindings(dashboard.page)).to.deep.equal([])

    await dashboard.press('Delete', 'main button')
    await dashboard.press('Delete', 'dialog button')
    await dashboard.at('Users')
    await until('the list without them', () => names()[0] === first)
    await dashboard.press('Undo')
    await until('somebody who is back', () => names()[0] === 'ดาริน ใหม่มา')
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it("USER-91 a revoked permission applies to the signed-in user immediately, and they can't grant it back to themselves", async () => {
    await open('/apps/user/edit/1')
    expect(entry('Email')).to.not.equal(undefined)
    await tick('Email: Read')
    await dashboard.see(
      'main p',
      "These are your own permissions. You'll lose access to whatever you remove here when you save.",
    )
    expect(entry('Email')).to.not.equal(undefined)
    await dashboard.press('Save changes')
    await dashboard.at('User details')
    expect([entry('Email'), entry('Chat') === undefined]).to.deep.equal([undefined, false])
    dashboard.page.close()
    dashboard = await openDashboard('/apps/email')
    await until('another screen', () => dashboard.path() === '/misc/not-authorized')
    expect(entry('Email')).to.equal(undefined)
    dashboard.page.close()
    dashboard = await openDashboard('/apps/user/edit/1')
    await tick('Email: Read')
    await dashboard.press('Save changes')
    await until('the refusal', () =>
      deepFind(dashboard.page.document, 'main')?.textContent?.includes(
        "You don't have permission to make this change.",
      ),
    )
    expect(entry('Email')).to.equal(undefined)
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('USER-92 on a phone several are selected and changed from a bar at the bottom, and no row moves', async () => {
    await open('/apps/user/list', { width: 390, height: 844 })
    const location = () => rows()[2]?.getBoundingClientRect().top
    const before = location()
    await tick('Select สุนิสา พรหมทอง')
    await dashboard.see('section', 'Selected users')
    await calm(dashboard.page)
    expect(location()).to.equal(before)
    await tick('Select ธนพล แก้วใส')
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await dashboard.choose('Change status', 'Pending')
    const states = () => rows().map((row) => row.querySelector('[data-label=Status]')?.textContent)
    await until('the new states', () => String(states().slice(2, 4)) === 'Pending,Pending')
    await until('an end of the bar', () => !named(dashboard.page.document, 'section', 'Selected users'))
    expect(dashboard.page.document.documentElement.scrollWidth).to.equal(390)
    await shown()
    expect(dashboard.page.complaints).to.deep.equal([])
  })
})
