import { expect } from 'chai'
import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, named, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { closeElements, openElements } from './elements-page'
import { keyboard } from './keys'
import { axeFindings, calm } from './page'
import { catchPrints } from './prints'

const auto = '/embed/auto.js'

describe('the data table in a browser', () => {
  let dashboard: Dashboard
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
  })
  afterEach(() => {
    dashboard.page.close()
  })

  const go = async (path: string) => {
    dashboard.page.close()
    dashboard = await openDashboard(path)
    dashboard.page.window.focus()
    await until('the rows', () => rows().length > 0)
    await calm(dashboard.page)
  }
  const all = (selector: string) => deepAll<HTMLElement>(dashboard.page.document, selector)
  const rows = () => all('tbody tr[data-row]')
  const column = (nth: number) => rows().map((row) => row.querySelector(`td:nth-child(${nth})`)?.textContent ?? '')
  const field = (selector: string) =>
    until(selector, () => deepFind<HTMLInputElement>(dashboard.page.document, selector))
  const open = async (name: string, selector: string) => {
    await dashboard.press(name)
    await field(selector)
  }

  it('DATA-60 with all rows loaded: sorting, filtering, selecting, exporting, printing, expanding, adding and editing work', async () => {
    await go('/tables/data-table')
    const saved: Blob[] = []
    dashboard.page.window.URL.createObjectURL = (blob) => {
      saved.push(blob as Blob)
      return 'blob:none'
    }
    const prints = catchPrints(dashboard.page)

    await dashboard.press('Salary')
    await until('the lowest pay', () => column(7)[0]?.startsWith('฿9,'))
    await open('Filters', 'fieldset input')
    typeInto(await field('fieldset input'), 'บุญมี')
    await until('ten rows', () => rows().length === 10)
    await until('the fields for days', () => all('fieldset input').length >= 8)
    expect(await axeFindings(dashboard.page)).to.deep.equal([])

    rows()[0]?.querySelector('input')?.click()
    rows()[2]
      ?.querySelector('input')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, shiftKey: true }))
    rows()[2]?.querySelector('input')?.click()
    const marked = await until('three ticked', () =>
      all('[role=group]').find((each) => each.textContent?.startsWith('3 selected')),
    )
    named(marked, 'button', 'Save as CSV')?.click()
    const sheet = (await (await until('the sheet', () => saved[0])).text()).split('\r\n')
    expect([sheet.length, sheet.slice(1, 4).every((line) => line.includes('บุญมี'))]).to.deep.equal([5, true])
    named(marked, 'button', 'Print')?.click()
    const paper = await until('the paper', () => prints.frames[0]?.page)
    expect(paper.querySelectorAll('tbody tr').length).to.equal(3)

    const name = column(3)[0]
    await dashboard.press(`Details of ${name}`)
    expect((await field('dl')).textContent).to.contain('.boonmee@example.com')

    const keys = keyboard(dashboard.page)
    await dashboard.press('Add row')
    await until('the form', () => keys.dialogs()[0]?.querySelector('form'))
    await keys.tabTo('Add', { on: 'button' })
    await keys.press('Enter')
    expect(
      all('form [role=alert], form [part=field]').some((each) => each.textContent?.includes('This field is required.')),
    ).to.equal(true)
    await keys.type('ซูซี บุญมี')
    await keys.press('Tab')
    await keys.type('แพ็ก')
    const offer = await until('what completes it', () => all('[role=option]')[0])
    await keys.press('ArrowDown')
    await keys.press('Enter')
    expect((keys.focused() as HTMLInputElement).value).to.equal(offer.textContent)
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await keys.press('Tab')
    await keys.type('=cmd@example.com')
    const status = await until('the status', () => deepFind<HTMLSelectElement>(dashboard.page.document, 'form select'))
    status.value = '1'
    status.dispatchEvent(new Event('change', { bubbles: true }))
    await shown()
    await keys.press('Enter')
    await until('the new row', () => column(3).includes('ซูซี บุญมี'))
    await dashboard.press('Clear selection')
    await dashboard.press('Save as CSV')
    expect(await (await until('all rows', () => saved[1])).text()).to.contain(`"'=cmd@example.com"`)

    await dashboard.press('Edit ซูซี บุญมี')
    typeInto(await field('form input'), 'ซูซี บุญมีศรี')
    await shown()
    await dashboard.press('Save')
    await until('the changed row', () => column(3).includes('ซูซี บุญมีศรี'))
    expect(keys.unmarked).to.deep.equal([])
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('DATA-61 page by page: searching, filtering and paging work, with the state in the address', async () => {
    await go('/tables/data-table?mode=server')
    expect(rows().length).to.equal(10)
    await dashboard.press('Next page')
    await until('the second page', () => dashboard.page.window.location.search === '?mode=server&page=2')
    typeInto(await field('input[type=search]'), 'บุญมี')
    await until('what is found', () => column(2).every((name) => name.includes('บุญมี')))
    await open('Filters', 'fieldset input')
    typeInto(await field('fieldset input'), 'ชาตรี')
    await until('one row', () => rows().length === 1)
    expect(new URLSearchParams(dashboard.page.window.location.search).get('full_name')).to.equal('ชาตรี')
    expect(await axeFindings(dashboard.page)).to.deep.equal([])
    await dashboard.page.reload()
    await until('the same row', () => String(column(2)) === 'ชาตรี บุญมี')
    expect(dashboard.page.complaints).to.deep.equal([])
  })
})

describe('very many rows of a host page', () => {
  afterEach(closeElements)

  it('DATA-62 only rows in view are on the page, progress is shown and can be cancelled, End goes to the last row', async () => {
    await import(auto)
    const { provider } = openElements('<raan-datatable></raan-datatable>')
    // so many that sorting them is not over before anybody could cancel it
    const numbers = Array.from({ length: 400_000 }, (_, at) => ((at + 9) * 7919) % 400_009)
    const name = (at: number) => `ลูกค้า ${numbers[at]}`
    const data = numbers.map((_, at) => ({ id: at + 1, name: name(at) }))
    const sorted = numbers.toSorted((a, b) => a - b)
    const [lowest, highest] = [sorted[0], sorted.at(-1)].map((number) => `ลูกค้า ${number}`)
    const columns = [{ key: 'id', kind: 'number' }, { key: 'name' }]
    Object.assign(provider.querySelector('raan-datatable') as Element, { columns, rows: data })
    const rows = () => deepAll<HTMLElement>(provider, 'tbody tr[data-row]')
    const head = () => named<HTMLElement>(provider, 'button', 'name')
    const nameIn = (row: HTMLElement | undefined) => row?.querySelector('td:nth-child(4)')?.textContent
    const first = () => nameIn(rows()[0])
    await until('the rows', () => rows().length > 0)
    expect(rows().length).to.be.lessThan(60)
    head()?.click()
    const stop = await until('a way to cancel', () => named<HTMLElement>(provider, 'button', 'Cancel'))
    stop.click()
    await until('the order before', () => !deepFind(provider, 'table[aria-busy]') && !deepFind(provider, 'progress'))
    expect([deepFind(provider, 'th[aria-sort=ascending]'), first()]).to.deep.equal([undefined, name(0)])
    head()?.click()
    await until('the rows in order', () => first() === lowest)
    const location = await until('what scrolls', () => deepFind(provider, 'section[tabindex]'))
    location.scrollTop = location.scrollHeight
    await until('the last row', () => rows().at(-1)?.getAttribute('aria-rowindex') === '400001')
    expect(nameIn(rows().at(-1))).to.equal(highest)
  })
})
