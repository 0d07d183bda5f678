// @vitest-environment happy-dom

import { messages } from 'langraan:messages/failure'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import { FailurePanel } from '../../src/widgets/failure/failure-panel'
import { defineWidget } from '../../src/widgets/runtime/define-widget'
import { fakeTransport } from '../helpers/fake-transport'
import { readSources, type Source } from '../helpers/sources'
import { widgetPage } from '../helpers/widget-page'

type PanelProps = { error: RaanError; isShown: boolean; onRetry(): void }

const Orders = defineWidget<PanelProps>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: (props) => <FailurePanel {...props} title="Couldn't load orders" forbidden="You don't have access to orders" />,
})

async function shown(error: RaanError, isShown: boolean) {
  let asked = 0
  const transport = fakeTransport({})
  const page = await widgetPage(<Orders error={error} isShown={isShown} onRetry={() => asked++} />, { transport })
  await page.until(() => page.find('[part=error]'))
  page.find('[part=error]').querySelector('button')?.click()
  return { messages: [...page.find('[part=error]').querySelectorAll('p')].map((each) => each.textContent), asked }
}

test('UI-830 what failed to load says so, why, and can be retried', async () => {
  expect(await shown(new RaanError('offline'), false)).toEqual({
    messages: ["Couldn't load orders", 'Check your connection and try again.'],
    asked: 1,
  })
})

test('UI-830 older data is marked as out of date', async () => {
  expect(await shown(new RaanError('offline'), true)).toEqual({
    messages: ["Couldn't refresh the list", "You're seeing the last loaded version."],
    asked: 1,
  })
})

test('UI-830 without access there is no retry, whatever is shown', async () => {
  for (const isShown of [false, true])
    expect(await shown(new RaanError('forbidden'), isShown)).toEqual({
      messages: ["You don't have access to orders", 'Ask an administrator for access.'],
      asked: 0,
    })
})

/** Each says something else than that a thing could not be loaded, or must not carry the catalog. */
const withOwnWords = [
  // a file that is not the backend's
  'src/widgets/gallery/extensions/import.tsx',
  'src/widgets/gallery/ui/alerts.tsx',
  // lines can be added meanwhile
  'src/widgets/cart/cart-contents.tsx',
  // goes on where it stopped
  'src/widgets/orders/export/export-dialog.tsx',
  // the browser's
  'src/widgets/orders/export/export-result.tsx',
  // a fault of ours
  'src/widgets/dashboard/screen.tsx',
]

test('UI-831 one panel reports what failed to load', () => {
  const users = readSources('src/widgets/**/*.tsx')
    .filter(({ imports }) => imports.includes('src/widgets/ui/error-panel'))
    .map(({ file }) => file)
  expect(users).toEqual([...withOwnWords, 'src/widgets/failure/failure-panel.tsx'].sort())
})

/** What a file brings along besides widgets, which have texts of their own: no types. */
function broughtBy(from: Source, sources: ReadonlyMap<string, Source>): Set<string> {
  const brought = new Set<string>()
  const walk = ({ file, text, imports }: Source) => {
    const typeImports = [...text.matchAll(/^import type [^;]*? from '([^']+)'/gm)].map(([, path = '']) =>
      basename(path),
    )
    for (const path of imports) {
      const next = sources.get(`${path}.tsx`) ?? sources.get(`${path}.ts`)
      if (!next || brought.has(next.file) || typeImports.includes(basename(path))) continue
      if (next.file !== file && /defineWidget[<(]/.test(next.text) && !path.endsWith('define-widget')) continue
      brought.add(next.file)
      walk(next)
    }
  }
  walk(from)
  return brought
}

test('UI-833 a widget that may show the panel lists its catalog', () => {
  const sources = new Map(readSources('src/widgets/**/*.{ts,tsx}').map((source) => [source.file, source]))
  const widgets = [...sources.values()].filter(
    ({ file, text }) => /defineWidget[<(]/.test(text) && !file.startsWith('src/widgets/root/'),
  )
  const catalog = 'langraan:messages/failure'
  const lists = ({ imports, text }: (typeof widgets)[number]): boolean => {
    if (imports.includes(catalog)) return true
    // a list in a file of its own
    const [, name] = /messages: (\w+Messages),/.exec(text) ?? []
    return [...sources.values()].some(
      (each) => each.text.includes(`export const ${name} =`) && each.imports.includes(catalog),
    )
  }
  const offenders = widgets.filter((widget) => {
    const isShown = broughtBy(widget, sources).has('src/widgets/failure/failure-panel.tsx')
    return isShown && !lists(widget)
  })
  expect(widgets.length).toBeGreaterThan(40)
  expect(offenders.map(({ file }) => file)).toEqual([])
})
