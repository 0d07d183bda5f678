import { useState } from 'react'
import { expect } from 'vitest'
import type { CalendarEvent } from '../../src/core/calendar/calendar.event'
import { createMock } from '../../src/mock'
import { RaanCalendar, type RaanCalendarProps } from '../../src/widgets/calendar'
import { ask } from '../helpers/ask'
import { gated } from '../helpers/gated'
import { widgetPage } from '../helpers/widget-page'

type FieldError = (request: Request) => Response | undefined | Promise<Response | undefined>
type Address = { go?: (query: string) => void }
type ScreenProps = Omit<RaanCalendarProps, 'query'> & { first: string; steps: string[]; address: Address }

function Screen({ first, steps, address, ...props }: ScreenProps) {
  const [query, setQuery] = useState(first)
  address.go = setQuery
  return (
    <RaanCalendar
      {...props}
      query={query}
      onQueryChanged={(change) => {
        steps.push(`${change.replace ? 'replace' : 'push'} ${change.query}`)
        setQuery(change.query)
      }}
    />
  )
}

/** Ranges of days have thin spaces in them. */
const plain = (text: string | null) => (text ?? '').replace(/\u2009/g, ' ')

type Options = { query?: string; fieldError?: FieldError; held?: boolean; locale?: string } & Omit<
  RaanCalendarProps,
  'query'
>

/** The calendar with an address of its own; `held`: answers come when the test lets them. */
export async function calendarPage({
  query = 'view=list',
  fieldError: firstError,
  held = false,
  locale,
  ...props
}: Options = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const gate = gated(mock.transport)
  const steps: string[] = []
  const address: Address = {}
  let fieldError: FieldError | undefined = firstError
  const sent: string[] = []
  const transport = async (request: Request) => {
    if (request.method !== 'GET') sent.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`)
    return (await fieldError?.(request)) ?? (held ? gate.transport(request) : mock.transport(request))
  }
  const screen = <Screen {...props} first={query} steps={steps} address={address} />
  const page = await widgetPage(screen, { transport, ...(locale && { locale }) })
  const desk = {
    ...page,
    mock,
    gate,
    steps,
    sent,
    /** another page follows in the same test */
    leave: () => page.show(null),
    breakIt(next?: FieldError) {
      fieldError = next
    },
    goTo: (location: string) => page.run(() => address.go?.(location)),
    shown: (text: string) =>
      page.until(() => {
        if (!plain(page.text()).includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    away: (text: string) => page.until(() => expect(page.text()).not.toContain(text)),
    gone: (selector: string) => page.until(() => expect(page.all(selector)).toEqual([])),
    heading: () => plain(page.find('h2').textContent),
    field(label: string) {
      const found = page.all('label').find((each) => each.textContent?.replace('*', '').trim() === label)
      const id = found?.getAttribute('for')
      if (!id) throw new Error(`no field ${label} in: ${page.text()}`)
      return `[id="${id}"]`
    },
    value: (label: string) => page.find<HTMLInputElement>(desk.field(label)).value,
    /** types and leaves the field */
    async fill(label: string, text: string) {
      await page.type(desk.field(label), text)
      await page.run(() => page.find(desk.field(label)).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    },
    tick: (label: string) =>
      page.run(() => {
        const found = page.all('label').find((each) => each.textContent?.trim() === label)
        found?.querySelector('input')?.click()
      }),
    stored: async () => (await ask(mock, 'GET /apps/calendar/events')).body as CalendarEvent[],
    async openForm() {
      await page.press('Add event')
      await page.until(() => page.find('dialog form input'))
    },
    /** from what is on today */
    async open(title: string) {
      await desk.shown(title)
      await page.run(() =>
        page
          .all('nav button')
          .find((each) => each.textContent?.includes(title))
          ?.click(),
      )
      await page.until(() => page.find('dialog form input'))
    },
  }
  return desk
}
