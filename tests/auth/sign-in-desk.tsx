import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { RaanSignIn, type RaanSignInProps } from '../../src/widgets/auth'
import { RaanRoot } from '../../src/widgets/runtime/root'

const actEnvironment = (on: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: on })
actEnvironment(true)

/** React keeps its own record of an input's value: typing goes past it through the prototype's setter. */
function typeInto(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export type SignInDesk = Awaited<ReturnType<typeof signInDesk>>

/** The sign-in widget on a page, with what a person does to it as verbs. */
export async function signInDesk(
  props: RaanSignInProps = {},
  options: { transport?: Transport; locale?: string } = {},
) {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const calls: string[] = []
  const transport: Transport = (request) => {
    calls.push(new URL(request.url).pathname)
    return (options.transport ?? mock.transport)(request)
  }
  const storage = memoryStorage()
  const engine = startEngine({ transport, clock, storage }, () => Promise.reject(new Error('no app')))
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const show = (next: RaanSignInProps) =>
    act(async () =>
      root.render(
        <RaanRoot engine={engine} locale={options.locale ?? 'en'}>
          <RaanSignIn {...next} />
        </RaanRoot>,
      ),
    )
  await show(props)

  const all = <E extends Element>(selector: string) => [...page.querySelectorAll<E>(selector)]
  const text = () => page.textContent ?? ''
  const buttonOf = (name: string) => {
    const found = all<HTMLButtonElement>('button').find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
    if (!found) throw new Error(`no button ${name} in: ${text()}`)
    return found
  }
  const inputOf = (name: string) => {
    const found = page.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (!found) throw new Error(`no field ${name} in: ${text()}`)
    return found
  }
  /** Answers arrive outside of act: meanwhile React works at its own pace. */
  const until = async (check: () => void) => {
    actEnvironment(false)
    await vi.waitFor(check, { interval: 1, timeout: 15_000 }).finally(() => actEnvironment(true))
  }
  await until(() => {
    if (!page.querySelector('section')) throw new Error('still loading')
  })

  return {
    engine,
    storage,
    calls,
    text,
    show,
    until,
    input: inputOf,
    button: buttonOf,
    focused: () => (document.activeElement as HTMLInputElement | null)?.name,
    /** what stands under a field */
    errorOf: (name: string) =>
      inputOf(name)
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    alert: () => page.querySelector('[role=alert]')?.textContent,
    type: (name: string, said: string) => act(async () => typeInto(inputOf(name), said)),
    press: (name: string) => act(async () => buttonOf(name).click()),
    accept: () => act(async () => page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()),
    close: () =>
      act(async () => {
        root.unmount()
        page.remove()
        engine.stop()
      }),
  }
}
