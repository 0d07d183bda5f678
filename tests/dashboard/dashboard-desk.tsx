import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { RaanDashboard, type RaanDashboardProps } from '../../src/widgets/dashboard'
import { RaanRoot, type RaanRootProps } from '../../src/widgets/runtime/root'

const actEnvironment = (on: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: on })

/** What a screen reader calls it. */
function nameOf(element: Element): string {
  const messages = element.cloneNode(true) as Element
  for (const hidden of messages.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return element.getAttribute('aria-label') ?? messages.textContent ?? ''
}

type Surroundings = Pick<RaanRootProps, 'locale' | 'colorScheme'> & {
  storage?: ReturnType<typeof memoryStorage>
  /** stands between the dashboard and the backend */
  between?: (request: Request, backend: Transport) => Promise<Response>
}

/** The whole dashboard on a page, with what a person does to it as verbs. It goes when the test ends. */
export async function dashboardDesk(
  props: RaanDashboardProps = {},
  { storage = memoryStorage(), between, ...around }: Surroundings = {},
) {
  actEnvironment(true)
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  // a desk opened on the storage of another knows who signed in there
  const mock = createMock({ seed: 1, now: () => new Date(clock.now()) })
  const transport: Transport = (request) => (between ? between(request, mock.transport) : mock.transport(request))
  const engine = startEngine({ transport, clock, storage }, lazyRegistry)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const show = (next: RaanDashboardProps) =>
    act(async () =>
      root.render(
        <RaanRoot engine={engine} locale="en" {...around}>
          <RaanDashboard {...next} />
        </RaanRoot>,
      ),
    )
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await act(async () => root.unmount())
    page.remove()
    engine.stop()
  }
  onTestFinished(close)
  await show(props)

  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)]
  const text = () => page.textContent ?? ''
  const find = (selector: string, name: string) => {
    const found = all(selector).find((each) => nameOf(each).startsWith(name))
    if (!found) throw new Error(`no ${selector} ${name} in: ${text()}`)
    return found
  }
  /** Answers and code arrive outside of act: meanwhile React works at its own pace. */
  const until = async <T,>(check: () => T, timeout = 15_000): Promise<T> => {
    actEnvironment(false)
    return vi.waitFor(check, { interval: 5, timeout }).finally(() => actEnvironment(true))
  }
  const heading = () => page.querySelector('h1')?.textContent
  const at = (title: string) =>
    until(() => {
      if (heading() !== title) throw new Error(`at ${heading()}: ${text()}`)
    })
  const type = (name: string, said: string) =>
    act(async () => {
      const input = page.querySelector<HTMLInputElement>(`input[name=${name}]`)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, said)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const press = (name: string, selector = 'button') => act(async () => find(selector, name).click())

  return {
    engine,
    clock,
    storage,
    page,
    show,
    close,
    all,
    text,
    find,
    until,
    heading,
    at,
    press,
    /** what the backend answers whoever asks */
    ask: async (path: string): Promise<unknown> => (await mock.fetch(new Request(`http://shop.test${path}`))).json(),
    /** something that happens around the person */
    happen: (what: () => void) => act(async () => what()),
    follow: (name: string) => press(name, 'a'),
    entries: () => all('nav[aria-label="Main menu"] li a').map((link) => link.textContent),
    focused: () => document.activeElement?.textContent,
    /** opens a menu of the top bar and takes one of its entries */
    async choose(menu: string, entry: string) {
      await press(menu)
      await until(() => find('[role^=menuitem]', entry))
      await press(entry, '[role^=menuitem]')
    },
    async signIn(name: 'admin' | 'client' = 'admin') {
      await until(() => find('form button', 'Sign in'))
      await type('email', `${name}@langraan.test`)
      await type('password', name)
      await press('Sign in', 'form button')
    },
  }
}
