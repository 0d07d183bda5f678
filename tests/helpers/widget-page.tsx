import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage, type Storage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { RaanRoot } from '../../src/widgets/runtime'

const actEnvironment = (on: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: on })

/** React keeps its own record of a control's value: typing goes past it through the prototype's setter. */
function typeInto(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, text)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

type Options = { transport: Transport; locale?: string; storage?: Storage }

/** A widget on a page of its own, with what a person does to it. */
export async function widgetPage(first: ReactNode, { transport, locale = 'en', storage = memoryStorage() }: Options) {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const engine = startEngine({ transport, clock, storage }, lazyRegistry)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  actEnvironment(true)
  const show = (node: ReactNode) =>
    act(async () =>
      root.render(
        <RaanRoot engine={engine} locale={locale}>
          {node}
        </RaanRoot>,
      ),
    )
  await show(first)
  onTestFinished(async () => {
    actEnvironment(true)
    await act(async () => root.unmount())
    container.remove()
    engine.stop()
  })

  const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = container.querySelector<E>(selector)
    if (!found) throw new Error(`nothing matches ${selector} in: ${container.textContent}`)
    return found
  }
  const buttonOf = (name: string) => {
    const found = [...container.querySelectorAll<HTMLElement>('button, a')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === name,
    )
    if (!found) throw new Error(`no button ${name} in: ${container.textContent}`)
    return found
  }
  /** Answers arrive outside of act: meanwhile React works at its own pace. */
  const until = async (check: () => void) => {
    actEnvironment(false)
    await vi.waitFor(check, { interval: 2, timeout: 15_000 }).finally(() => actEnvironment(true))
  }
  const pass = async (ms: number) => {
    await act(async () => clock.increment(ms))
    for (let turn = 0; turn < 4; turn++) await act(async () => new Promise<void>((next) => setImmediate(next)))
  }
  return {
    engine,
    clock,
    container,
    show,
    find,
    until,
    all: (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)],
    text: () => container.textContent ?? '',
    button: buttonOf,
    press: (name: string) => act(async () => buttonOf(name).click()),
    click: (selector: string) => act(async () => find(selector).click()),
    type: (selector: string, text: string) => act(async () => typeInto(find(selector), text)),
    key: (selector: string, init: KeyboardEventInit) =>
      act(async () => {
        find(selector).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
      }),
    /** what the page around the widget does to it */
    run: <T,>(action: () => Promise<T> | T) => act(async () => action()),
    pass,
    /** lets seconds go by until the page says this; at most a minute */
    async passUntil(text: string) {
      for (let second = 0; second < 60 && !container.textContent?.includes(text); second++) await pass(1_000)
      if (!container.textContent?.includes(text)) throw new Error(`never said ${text}: ${container.textContent}`)
    },
  }
}

export type WidgetPage = Awaited<ReturnType<typeof widgetPage>>
