import type { ReactNode } from 'react'
import type { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { gated } from '../helpers/gated'
import { widgetPage } from '../helpers/widget-page'

type FieldError = (request: Request) => Response | Promise<Response> | undefined

/** Cards on a page, with a backend that can be broken. */
export async function cardsPage(
  cards: ReactNode,
  {
    fieldError: first,
    locale = 'en',
    storage,
  }: { fieldError?: FieldError; locale?: string; storage?: ReturnType<typeof memoryStorage> } = {},
) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  let fieldError = first
  const page = await widgetPage(cards, {
    locale,
    ...(storage && { storage }),
    transport: async (request) => (await fieldError?.(request)) ?? mock.transport(request),
  })
  return {
    ...page,
    mock,
    breakIt(next?: FieldError) {
      fieldError = next
    },
    choose: (option: string) => page.run(() => pick(page.find<HTMLSelectElement>('select'), option)),
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
  }
}

/** Cards before a backend whose answers come when the test lets them. */
export async function gatedPage(cards: ReactNode) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const gate = gated(mock.transport)
  const page = await widgetPage(cards, { transport: gate.transport })
  return {
    ...page,
    gate,
    mock,
    choose: (option: string) => page.run(() => pick(page.find<HTMLSelectElement>('select'), option)),
  }
}

function pick(select: HTMLSelectElement, option: string): void {
  const found = [...select.options].find(({ text }) => text === option)
  if (!found) throw new Error(`no option ${option}`)
  select.value = found.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
