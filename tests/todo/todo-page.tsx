import { useState } from 'react'
import { onTestFinished } from 'vitest'
import type { Locale } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import type { Task } from '../../src/core/todo/todo.contract'
import { createMock } from '../../src/mock'
import { RaanTodo } from '../../src/widgets/todo'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

export type FieldError = (request: Request) => Response | Promise<Response> | undefined
export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const only =
  (path: string, answer: () => Response | Promise<Response>): FieldError =>
  (request) =>
    new URL(request.url).pathname.endsWith(path) ? answer() : undefined

type Address = { go?: (query: string) => void }
type HeldProps = { first: string; steps: string[]; address: Address; onChanged(detail: object): void }

/** Keeps the query as a dashboard keeps its address. */
function Held({ first, steps, address, onChanged }: HeldProps) {
  const [query, setQuery] = useState(first)
  address.go = setQuery
  return (
    <RaanTodo
      query={query}
      onQueryChanged={(change) => {
        steps.push(`${change.replace ? 'replace' : 'push'} ${change.query}`)
        setQuery(change.query)
      }}
      onChanged={onChanged}
    />
  )
}

type Options = {
  query?: string
  fieldError?: FieldError
  locale?: Locale
  waits?: boolean
  gate?: (backend: Transport) => Transport
}

/** The tasks on a page, with an address of their own and a backend that can be broken. */
export async function todoPage({
  query = '',
  fieldError: firstError,
  locale = 'en',
  waits = true,
  gate,
}: Options = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const { prototype } = HTMLElement
  const before = [prototype.showPopover, prototype.hidePopover] as const
  Object.assign(prototype, { showPopover() {}, hidePopover() {} })
  onTestFinished(() => {
    Object.assign(prototype, { showPopover: before[0], hidePopover: before[1] })
  })
  let fieldError = firstError
  const sent: string[] = []
  const backend: Transport = async (request) => {
    if (request.method !== 'GET')
      sent.push(`${request.method} ${new URL(request.url).pathname.replace('/apps/todo/', '')}`)
    return (await fieldError?.(request)) ?? mock.transport(request)
  }
  const steps: string[] = []
  const reported: object[] = []
  const address: Address = {}
  const page = await widgetPage(
    <Held first={query} steps={steps} address={address} onChanged={(detail) => reported.push(detail)} />,
    { transport: gate ? gate(backend) : backend, locale },
  )
  if (waits) await page.until(() => page.find('[data-task]'))
  return {
    ...page,
    mock,
    sent,
    steps,
    reported,
    /** as by the button of the browser */
    goTo: (next: string) => page.run(() => address.go?.(next)),
    breakIt(next?: FieldError) {
      fieldError = next
    },
    ids: () => page.all('[data-task]').map((row) => Number(row.dataset.task)),
    row: (id: number) => `[data-task="${id}"]`,
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    gone: (selector: string) =>
      page.until(() => {
        if (page.all(selector).length > 0) throw new Error(`still there: ${selector}`)
      }),
    stored: async (filter = '') => (await ask(mock, `GET /apps/todo/tasks${filter}`)).body as Task[],
    said: () => page.all('[role=status]').map(({ textContent }) => textContent),
    async open(id: number) {
      await page.click(`[data-task="${id}"] [data-key=open]`)
      await page.until(() => page.find('dialog form'))
    },
    /** the control of a field by its visible label */
    field(label: string) {
      const found = page.all('label').find((each) => each.textContent?.replace('*', '').trim() === label)
      const id = found?.getAttribute('for')
      if (!id) throw new Error(`no field ${label} in: ${page.text()}`)
      return `[id="${id}"]`
    },
    focused: () => {
      const now = document.activeElement
      return now?.getAttribute('aria-label') ?? now?.textContent ?? ''
    },
  }
}
