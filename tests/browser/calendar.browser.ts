import { expect } from 'chai'
import { deepAll, deepFind, nameOf, shown, until } from '../helpers/looking'
import { axeFindings, openPage, type Page } from './page'

type Spot = { x: number; y: number }
type Stored = { title: string; start: string; end: string; allDay: boolean }

const school = 'รับลูกที่โรงเรียน'

/** What a foreign page sees of its own nodes changing: everything but what happens inside of the element. */
function watched({ document, window }: Page) {
  const seen: string[] = []
  const note = (records: MutationRecord[]) => {
    for (const { target, attributeName, addedNodes } of records)
      seen.push(`${target.nodeName} ${attributeName ?? [...addedNodes].map(({ nodeName }) => nodeName).join()}`)
  }
  const observer = new window.MutationObserver(note)
  observer.observe(document.documentElement, { attributes: true, childList: true })
  observer.observe(document.head, { childList: true, subtree: true })
  observer.observe(document.body, { attributes: true, childList: true })
  return {
    seen: () => {
      note(observer.takeRecords())
      return seen
    },
  }
}

/** A portal with nothing of ours but a calendar. */
async function openCalendar(view: string) {
  localStorage.clear()
  sessionStorage.clear()
  const page = await openPage('/portal.html')
  const { document } = page
  const provider = await until('the provider', () => document.querySelector('raan-provider'))
  provider.setAttribute('locale', 'en')
  const calendar = document.createElement('raan-calendar')
  calendar.setAttribute('view', view)
  provider.replaceChildren(calendar)
  const reported: { type: string; event: Stored }[] = []
  for (const type of ['raan-event-added', 'raan-event-updated'])
    calendar.addEventListener(type, (event) => reported.push({ type, event: (event as CustomEvent).detail.event }))
  const root = await until('its shadow root', () => calendar.shadowRoot)
  /** an event in the grid, not beside it; what it stands in may be focused as well */
  const inGrid = (title: string) =>
    deepAll(root, '[tabindex="0"]')
      .filter((each) => each.textContent?.includes(title) && !each.closest('nav') && each.checkVisibility())
      .at(-1)
  /** its events are on their way; those of the view before are faded */
  const isBusy = () => deepFind(root, '[aria-busy=true]') !== undefined
  await until('the events', () => deepFind(root, 'nav li button'))
  await until('the grid', () => deepFind(root, '[role=table] [data-date], [role=list] [data-date]'))
  const middle = (element: Element): Spot => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  /** the event once all have come, the grid has scrolled to the morning and nothing moves it any more */
  const standing = async (title: string): Promise<HTMLElement> => {
    let last = ''
    let still = 0
    return until(`${title} at its place`, () => {
      const event = isBusy() ? undefined : inGrid(title)
      const now = event ? JSON.stringify(event.getBoundingClientRect()) : ''
      still = now !== '' && now === last ? still + 1 : 0
      last = now
      return still > 20 ? event : undefined
    })
  }
  const mouse = (type: string, target: EventTarget, { x, y }: Spot) =>
    target.dispatchEvent(
      new page.window.MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        button: 0,
        clientX: x,
        clientY: y,
        view: page.window,
      }),
    )
  return {
    page,
    calendar,
    root,
    reported,
    isBusy,
    standing,
    middle,
    mouse,
    /** presses, moves and lets go; on its way it leaves the grid, where `outside` looks */
    async drag(element: Element, to: Spot, outside?: () => void) {
      const from = middle(element)
      mouse('mousedown', element, from)
      mouse('mousemove', document, { x: from.x + 4, y: from.y + 8 })
      await shown()
      if (outside) {
        mouse('mousemove', document, { x: 5, y: 5 })
        await shown()
        outside()
      }
      mouse('mousemove', document, to)
      await shown()
      mouse('mouseup', document, to)
      await shown()
    },
    press: async (name: string) => {
      const button = await until(`the button ${name}`, () =>
        deepAll(root, 'button').find((each) => nameOf(each) === name && each.checkVisibility()),
      )
      button.click()
      await shown()
    },
  }
}

/** `2026-11-22 16:30` in Bangkok */
const inBangkok = (moment: string) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Bangkok' }).format(
    new Date(moment),
  )
const dayOf = (moment: string) => inBangkok(moment).slice(0, 10)
const clockOf = (moment: string) => inBangkok(moment).slice(11)

describe('the calendar on a host page under a strict policy', () => {
  let page: Page
  afterEach(() => page.close())

  it('CAL-80 moving, resizing and adding with the mouse: stored, in our colours, no violation, the page unchanged', async () => {
    const desk = await openCalendar('day')
    page = desk.page
    const watch = watched(page)
    const event = await desk.standing(school)
    const { height } = event.getBoundingClientRect()
    const from = desk.middle(event)
    const looks: string[] = []
    const ground = page.window.getComputedStyle(event).backgroundColor
    // an event of an hour is as high as an hour
    await desk.drag(event, { x: from.x, y: from.y + height }, () => {
      const copies = deepAll(desk.root, '*').filter((each) => each.style.position === 'fixed')
      looks.push(
        ...copies.map((each) => {
          const { backgroundColor } = page.window.getComputedStyle(each)
          return [Boolean(each.closest('[part~=root]')), backgroundColor === ground].join()
        }),
      )
    })
    const moved = await until('the move', () => desk.reported[0])
    expect([moved.type, clockOf(moved.event.start), clockOf(moved.event.end)]).to.deep.equal([
      'raan-event-updated',
      '16:30',
      '17:30',
    ])
    expect(looks).to.deep.equal(['true,true'])

    const later = await desk.standing(school)
    const handle = [...later.querySelectorAll<HTMLElement>('div')].find(
      (each) => page.window.getComputedStyle(each).cursor === 's-resize',
    )
    if (!handle) throw new Error('nothing to pull at')
    // as it is while a pointer is above the event
    handle.style.display = 'block'
    const edge = desk.middle(handle)
    await desk.drag(handle, { x: edge.x, y: edge.y + height })
    const resized = await until('the new length', () => desk.reported[1])
    expect([clockOf(resized.event.start), clockOf(resized.event.end)]).to.deep.equal(['16:30', '18:30'])

    // an hour before the event nothing is planned
    const longer = await desk.standing(school)
    const empty = { x: from.x, y: longer.getBoundingClientRect().top - height * 0.75 }
    const cell = desk.root.elementFromPoint(empty.x, empty.y) ?? desk.root
    desk.mouse('mousedown', cell, empty)
    desk.mouse('mouseup', page.document, empty)
    const title = await until('the form', () => deepFind<HTMLInputElement>(desk.root, 'dialog[open] input'))
    const { set } = Object.getOwnPropertyDescriptor(page.window.HTMLInputElement.prototype, 'value') ?? {}
    set?.call(title, 'นัดใหม่')
    title.dispatchEvent(new page.window.Event('input', { bubbles: true }))
    await shown()
    await desk.press('Add')
    const added = await until('the new event', () => desk.reported[2])
    expect([added.event.title, clockOf(added.event.start), clockOf(added.event.end)]).to.deep.equal([
      'นัดใหม่',
      '15:30',
      '16:30',
    ])
    expect({ complaints: page.complaints, changed: watch.seen() }).to.deep.equal({ complaints: [], changed: [] })
  })

  it('CAL-80 an event moved to another day of the month keeps its time', async () => {
    const desk = await openCalendar('month')
    page = desk.page
    const watch = watched(page)
    const event = await desk.standing('ประชุมทีมประจำวัน')
    const from = desk.middle(event)
    const cells = deepAll(desk.root, '[role=cell][data-date]')
    const here = cells.find((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return left <= from.x && from.x <= right && top <= from.y && from.y <= bottom
    })
    const other = cells.find((each) => each.dataset.date !== here?.dataset.date)
    if (!here || !other) throw new Error('no other day')
    await desk.drag(event, desk.middle(other))
    const { event: moved } = await until('the move', () => desk.reported[0])
    expect([dayOf(moved.start), clockOf(moved.start), clockOf(moved.end)]).to.deep.equal([
      other.dataset.date,
      '09:00',
      '09:30',
    ])
    expect({ complaints: page.complaints, changed: watch.seen() }).to.deep.equal({ complaints: [], changed: [] })
  })

  it('CAL-81 axe finds nothing in month, week, day, list, the rest of a day and the form', async () => {
    const desk = await openCalendar('month')
    page = desk.page
    const flaws: string[] = []
    const look = async (what: string) =>
      flaws.push(...(await axeFindings(page)).map((finding) => `${what}: ${finding}`))
    await desk.standing('ประชุมทีมประจำวัน')
    await look('month')
    const more = await until('the rest of a day', () =>
      deepFind<HTMLElement>(desk.root, '[role=button][aria-haspopup=dialog]'),
    )
    more.click()
    const rest = await until('the popover', () => deepFind(desk.root, '[role=dialog]:not(dialog)'))
    expect([Boolean(rest.closest('[part~=root]')), page.window.getComputedStyle(rest).position]).to.deep.equal([
      true,
      'absolute',
    ])
    await look('the rest of a day')
    page.document.dispatchEvent(new page.window.KeyboardEvent('keydown', { key: 'Escape' }))
    for (const view of ['week', 'day', 'list']) {
      desk.calendar.setAttribute('view', view)
      await until(view, () => deepFind<HTMLInputElement>(desk.root, `input[value=${view}]`)?.checked)
      await until(`the events of ${view}`, () => !desk.isBusy())
      await look(view)
    }
    await desk.press('Add event')
    await until('the form', () => deepFind(desk.root, 'dialog[open] input'))
    await look('form')
    expect([...flaws, ...page.complaints]).to.deep.equal([])
  })
})
