import type { Transport } from '../../src/core'
import { createMock } from '../../src/mock'
import type { BackendLine } from '../suite/desk'
import { domDesk } from '../suite/dom-desk'

export const noLine: BackendLine = {
  loseAnswers: () => undefined,
  heal: () => undefined,
  colleague: () => Promise.resolve(),
}

export type ElementsPage = ReturnType<typeof openElements>

/** Elements on this page with a backend of their own; `way` stands before it and may be put in its way at any time. */
export function openElements(html: string, way?: Transport) {
  const backend = createMock().transport
  const desk = { way, requests: [] as string[] }
  const transport: Transport = async (request) => {
    desk.requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return (desk.way ?? backend)(request)
  }
  const provider = document.createElement('raan-provider')
  Object.assign(provider, { transport })
  provider.setAttribute('locale', 'en')
  provider.innerHTML = html
  document.body.append(provider)
  return Object.assign(desk, {
    backend,
    provider,
    hands: domDesk({
      container: () => provider,
      reload: async () => undefined,
      line: noLine,
      labelsOf: async () => undefined,
    }),
  })
}

export function closeElements(): void {
  for (const provider of document.querySelectorAll('raan-provider')) provider.remove()
}

/** Replaces a property of the browser until the test is over. */
export function without<T extends object>(
  owner: T,
  name: keyof T & string,
  value: unknown,
  undo: (() => void)[],
): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, get: () => value })
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before)
    else delete owner[name]
  })
}
