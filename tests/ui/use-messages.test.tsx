// @vitest-environment happy-dom
import { act, Suspense, useId } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../src/core'
import type { MessageCatalog } from '../../src/widgets/i18n/i18n'
import { useMessages } from '../../src/widgets/i18n/use-messages'
import { turns } from '../helpers/turns'

const none = Promise.resolve({ messages: {} })
const german = Promise.withResolvers<{ messages: Record<string, string> }>()
const messages: readonly MessageCatalog[] = [
  {
    name: 'tests',
    load(locale) {
      if (locale === 'fr') return Promise.reject(new Error('not found'))
      return locale === 'de' ? german.promise : none
    },
  },
]

function Place({ locale }: { locale: Locale }) {
  const id = useId()
  return `${useMessages(locale, messages)} ${id}`
}

const page = (locale: Locale) => (
  <Suspense fallback="waiting">
    <Place locale={locale} />
  </Suspense>
)

afterEach(() => vi.restoreAllMocks())

test('EMBED-720 React warns about nothing when the language changes after the first texts were awaited', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  const root = createRoot(container)
  for (const locale of ['pt', 'th'] as const)
    await act(async () => {
      root.render(page(locale))
      await turns()
    })
  expect([container.textContent?.slice(0, 2), errors.mock.calls]).toEqual(['th', []])
  act(() => root.unmount())
})

test('EMBED-700 shown content keeps its language until the texts of the next are loaded, and does not remount', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = (locale: Locale) =>
    act(async () => {
      root.render(page(locale))
      await turns()
    })
  await show('en')
  expect(container.textContent).toMatch(/^en ./)
  const id = container.textContent?.slice(3)
  await show('de')
  expect(container.textContent).toBe(`en ${id}`)
  // on the way there somebody goes on to another one
  await show('th')
  expect(container.textContent).toBe(`th ${id}`)
  await show('de')
  await act(async () => {
    german.resolve({ messages: {} })
    await turns()
  })
  expect(container.textContent).toBe(`de ${id}`)
  act(() => root.unmount())
})
