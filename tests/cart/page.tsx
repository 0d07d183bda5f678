import { messages as cartMessages } from 'langraan:messages/cart'
import { messages as laterMessages } from 'langraan:messages/cart.later'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as pickerMessages } from 'langraan:messages/products.picker'
import { messages as storeMessages } from 'langraan:messages/store'
import { act, type ReactNode } from 'react'
import { vi } from 'vitest'
import { type Locale, startEngine } from '../../src/core/engine'
import { type SimulatedTime, simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { messagesReady } from '../../src/widgets/i18n/i18n'
import { RaanRoot } from '../../src/widgets/runtime/root'
import { mounted } from '../helpers/mounted'
import { pass, turns } from '../helpers/turns'

/** happy-dom has no modal dialogs: an open attribute does. */
function openDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
}

type Options = { transport?(answer: Transport): Transport; locale?: Locale; cart?: 'server' | 'local' }

export type Page = Awaited<ReturnType<typeof openPage>>

/** A widget in a page on the sample backend, with what a person sees and does as verbs. */
export async function openPage(widget: ReactNode, { transport, locale = 'en', cart = 'server' }: Options = {}) {
  openDialogs()
  await messagesReady(locale, [
    cartMessages,
    laterMessages,
    failureMessages,
    lazyMessages,
    moneyMessages,
    listMessages,
    storeMessages,
    pickerMessages,
  ])
  const clock: SimulatedTime = simulatedClock({ start: '2026-11-10T09:00:00+07:00' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const calls: string[] = []
  const engine = startEngine(
    {
      clock,
      cart,
      storage: memoryStorage(),
      transport: (request) => {
        calls.push(
          `${request.method} ${decodeURIComponent(new URL(request.url).pathname + new URL(request.url).search)}`,
        )
        return (transport?.(mock.transport) ?? mock.transport)(request)
      },
    },
    () => Promise.reject(new Error('the widget brings its apps')),
  )
  const page = mounted(
    <RaanRoot engine={engine} locale={locale}>
      {widget}
    </RaanRoot>,
  )
  const root = page.container
  const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent ?? ''
  const named = (role: string, name: string) => {
    const found = [...root.querySelectorAll<HTMLElement>(role)].filter((each) => nameOf(each) === name)
    if (!found[0]) throw new Error(`no ${role} named ${name} in: ${root.textContent}`)
    return found[0]
  }
  const tapOn = async (node: HTMLElement | undefined) => {
    act(() => node?.click())
    await act(() => turns())
  }
  const rest = () => act(() => turns())
  // what is loaded meanwhile is rendered as a browser would, not at the end of an act
  const until = async (check: () => void) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    await vi.waitFor(check, { timeout: 15_000, interval: 5 })
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
  await until(() => {
    if (
      root.querySelector('[part=loading]') ||
      !root.querySelector('[part=cart], [part=products], [part=product-page], [part=wishlist]')
    )
      throw new Error(`not shown yet: ${root.textContent}`)
  })
  return {
    ...page,
    engine,
    calls,
    clock,
    text: () => root.textContent ?? '',
    rest,
    until,
    /** what somebody else does to the backend */
    elsewhere: (path: string, init: RequestInit) => mock.fetch(new Request(`http://shop.test${path}`, init)),
    pass: (ms: number) => act(() => pass(clock, ms)),
    button: (name: string) => named('button', name),
    has: (name: string) => [...root.querySelectorAll('button, a')].some((each) => nameOf(each) === name),
    tap: (name: string) => tapOn(named('button', name)),
    tapOn,
    field: (label: string): HTMLInputElement => {
      const byLabel = [...root.querySelectorAll('label')].find((each) => each.textContent?.replace('*', '') === label)
      const found = byLabel
        ? root.querySelector<HTMLInputElement>(`[id="${byLabel.htmlFor}"]`)
        : root.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
      if (!found) throw new Error(`no field ${label} in: ${root.textContent}`)
      return found
    },
    async fill(label: string, text: string) {
      const field = this.field(label)
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await rest()
    },
    async key(key: string, label: string) {
      act(
        () =>
          void this.field(label).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      )
      await rest()
    },
    lines: () =>
      engine
        .app('cart' as never)
        .getSnapshot()
        .context.lines.toArray()
        .map((line: { uq: string; Quantity: number }) => [line.uq.split(':')[0], line.Quantity]),
    focused: () => (document.activeElement ? nameOf(document.activeElement) : undefined),
  }
}
