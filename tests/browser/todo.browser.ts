import { sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { deepAll, deepFind, nameOf, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard } from './dashboard'
import { storedTable } from './demo-rows'
import { keyboard } from './keys'
import { axeFindings, calm } from './page'

const latest = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 7, 6, 5, 4, 3, 1]

describe('the tasks in a browser', () => {
  let dashboard: Dashboard
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login', { width: 780, height: 560 })
    await dashboard.signIn()
    dashboard.page.close()
    dashboard = await openDashboard('/apps/todo?sortBy=manual', { width: 780, height: 560 })
    dashboard.page.window.focus()
    await until('the tasks', () => rows().length > 0)
    await calm(dashboard.page)
  })
  afterEach(() => {
    dashboard.page.close()
  })

  const rows = () => deepAll<HTMLElement>(dashboard.page.document, '[data-task]')
  const ids = () => rows().map((row) => Number(row.dataset.task))
  const handle = (id: number) => deepFind<HTMLElement>(dashboard.page.document, `[data-task="${id}"] [data-key=handle]`)
  const said = () => deepAll(dashboard.page.document, '[role=status]').map(({ textContent }) => textContent)

  /** the order the backend keeps */
  const stored = async () => {
    const rows = await storedTable<{ id: number }>('tasks')
    return rows.map(({ id }) => id).filter((id) => latest.includes(id))
  }

  /** where the middle of something is on the page around the frame */
  const middle = (element: Element | undefined): [number, number] => {
    const frame = dashboard.page.window.frameElement?.getBoundingClientRect()
    const area = element?.getBoundingClientRect()
    if (!frame || !area) throw new Error('nothing to point at')
    return [Math.round(frame.x + area.x + area.width / 2), Math.round(frame.y + area.y + area.height / 2)]
  }

  it('TODO-60 a task is dragged by its handle: the list follows, and the order survives a reload', async () => {
    dashboard.page.window.frameElement?.scrollIntoView({ block: 'start' })
    const [x, y] = middle(handle(17))
    const [, below] = middle(handle(15))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    for (let step = 1; step <= 8; step++)
      await sendMouse({ type: 'move', position: [x, Math.round(y + ((below - y) * step) / 8) + 4] })
    await shown()
    expect(deepFind<HTMLElement>(dashboard.page.document, '[data-lifted]')?.dataset.task).to.equal('17')
    await sendMouse({ type: 'up' })
    const moved = [18, 16, 15, 17, ...latest.slice(4)]
    await until('the new order', () => String(ids()) === String(moved))
    expect(said()).to.include('“ทำป้ายร้านสำหรับงานกาชาด” dropped, position 4 of 16')
    await until('the order in the rows', () => !deepFind(dashboard.page.document, '[data-lifted]'))
    await until('it is stored', async () => String(await stored()) === String(moved))
    await dashboard.page.reload()
    await until('the tasks', () => rows().length > 0)
    expect(ids()).to.deep.equal(moved)
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('TODO-61 a task is moved, added with a day from the calendar, and deleted by keyboard alone; the focus is always visible', async () => {
    const keys = keyboard(dashboard.page)
    handle(18)?.focus()
    await keys.press('Space')
    await keys.press('ArrowDown')
    await keys.press('ArrowDown')
    expect([ids().slice(0, 3), keys.focused()]).to.deep.equal([[17, 16, 18], handle(18)])
    await keys.press('Space')
    await keys.press('Alt+ArrowUp')
    expect([ids().slice(0, 3), keys.focused()]).to.deep.equal([[17, 18, 16], handle(18)])
    await keys.tabTo('Add a task', { key: 'Shift+Tab' })
    await keys.press('Enter')
    await until('the form', () => keys.dialogs()[0]?.querySelector('form'))
    await keys.type('Call the courier')
    await keys.tabTo('Open calendar')
    await keys.press('Enter')
    const grid = await until('the calendar', () => deepFind(dashboard.page.document, '[role=grid]'))
    expect(grid.contains(keys.focused())).to.equal(true)
    await keys.press('PageDown')
    const day = nameOf(keys.focused() as Element)
    const findings = await axeFindings(dashboard.page)
    await keys.press('Enter')
    expect([nameOf(keys.focused() as Element), findings]).to.deep.equal(['Open calendar', []])
    await keys.press('Escape')
    await until('the question', () => deepFind(dashboard.page.document, '[role=alertdialog]'))
    await keys.press('Escape')
    await keys.press('Control+Enter')
    await until('the new task', () => ids()[0] === 19)
    const due = rows()[0]?.querySelector('time')?.dateTime ?? ''
    const long = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${due}T00:00:00Z`),
    )
    expect([long, keys.unmarked]).to.deep.equal([day, []])
    deepFind<HTMLElement>(dashboard.page.document, '[data-task="19"] [data-key=open]')?.focus()
    await keys.press('Enter')
    await until('the form', () => keys.dialogs()[0]?.querySelector('form'))
    await keys.tabTo('Delete')
    await keys.press('Enter')
    await until('no such task', () => !ids().includes(19))
    expect((keys.focused() as HTMLElement | null)?.closest<HTMLElement>('[data-task]')?.dataset.task).to.equal('17')
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('TODO-2800 a task is moved by its menu with the keyboard alone, and keeps the focus', async () => {
    const keys = keyboard(dashboard.page)
    const menu = (id: number) => deepFind<HTMLElement>(dashboard.page.document, `[data-task="${id}"] [data-key=move]`)
    menu(16)?.focus()
    for (const [key, moved] of [
      ['Enter', [18, 16, 17]],
      ['ArrowDown', [16, 18, 17]],
    ] as const) {
      await keys.press(key)
      await until('the menu', () => (keys.focused() as HTMLElement | null)?.role === 'menu')
      // no menu is in a landmark
      const findings = (await axeFindings(dashboard.page)).filter((finding) => !finding.startsWith('region:'))
      await keys.press('Enter')
      await until('the new order', () => String(ids().slice(0, 3)) === String(moved))
      await until('the focus', () => keys.focused() === menu(16))
      expect(findings).to.deep.equal([])
    }
    await until('it is stored', async () => String((await stored()).slice(0, 3)) === '16,18,17')
    expect(dashboard.page.complaints).to.deep.equal([])
  })
})
