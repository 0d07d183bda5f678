// @vitest-environment happy-dom

import { messages as dashboardMessages } from 'langraan:messages/dashboard'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { globSync, readFileSync } from 'node:fs'
import { act, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LazyPart, lazyPart } from '../../src/core/kernel/lazy-part'
import { useOwnPage } from '../../src/widgets/dashboard/use-own-page'
import { Lazy } from '../../src/widgets/lazy/lazy'
import { type OwnPage, OwnPageContext } from '../../src/widgets/lazy/own-page'
import { usePressedPart } from '../../src/widgets/lazy/use-pressed-part'
import { defineWidget } from '../../src/widgets/runtime/define-widget'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

const reload = vi.fn()
let answers: (() => Response | Promise<Response>)[] = []

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  document.documentElement.dataset.build = 'b1'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
  sessionStorage.clear()
  answers = []
  delete document.documentElement.dataset.build
})

const pageOf = (build: string) => () => new Response(`<!doctype html>\n<html lang="th" data-build="${build}"><p>`)

const held = { is: false }
const isHeld = () => held.is

type FoundProps = { isOwn: boolean; onFound(page: OwnPage | undefined): void }

function Found({ isOwn, onFound }: FoundProps) {
  onFound(useOwnPage(isOwn, isHeld))
  return null
}
const Finding = defineWidget<FoundProps>({ apps: {}, messages: [dashboardMessages], Skeleton: () => null, View: Found })

/** What the dashboard may do with a page of its own. */
async function ownPage(isOwn = true): Promise<OwnPage | undefined> {
  const onFound = vi.fn<(page: OwnPage | undefined) => void>()
  await widgetPage(<Finding isOwn={isOwn} onFound={onFound} />, { transport: fakeTransport({}) })
  await vi.waitFor(() => expect(onFound).toHaveBeenCalled())
  return onFound.mock.lastCall?.[0]
}

test('DASH-4873 a page learns of a new build from the page that the server has by now', async () => {
  const page = await ownPage()
  answers = [pageOf('b1'), pageOf('b2'), () => new Response('<html lang=th data-build=b3 data-backend=/b>')]
  expect(await page?.newBuild()).toBe(undefined)
  expect(await page?.newBuild()).toBe('b2')
  expect(await page?.newBuild()).toBe('b3')
})

test('DASH-4873 without a page that names its build there is no new one: offline, while the server restarts, elsewhere', async () => {
  const page = await ownPage()
  answers = [
    () => new Response('<html data-build="b2">', { status: 502 }),
    () => new Response('<html><p data-build="b2">'),
  ]
  expect(await page?.newBuild()).toBe(undefined)
  expect(await page?.newBuild()).toBe(undefined)
  expect(await page?.newBuild()).toBe(undefined)
  delete document.documentElement.dataset.build
  answers = [pageOf('b2')]
  expect(await page?.newBuild()).toBe(undefined)
  expect(await ownPage(false)).toBe(undefined)
})

test('DASH-4870 the page is loaded anew once per build, never with unsaved changes or running uploads, nor where that can’t be noted', async () => {
  const page = await ownPage()
  held.is = true
  expect([page?.renewFor('b2'), reload.mock.calls.length]).toEqual([false, 0])
  held.is = false
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  expect([page?.renewFor('b2'), reload.mock.calls.length]).toEqual([false, 0])
  window.removeEventListener('beforeunload', ask)
  expect([page?.renewFor('b2'), reload.mock.calls.length]).toEqual([true, 1])
  expect([page?.renewFor('b2'), reload.mock.calls.length]).toEqual([false, 1])
  expect([page?.renewFor('b3'), reload.mock.calls.length]).toEqual([true, 2])
  vi.stubGlobal('sessionStorage', undefined)
  expect([page?.renewFor('b4'), reload.mock.calls.length]).toEqual([false, 2])
})

type Shown = { part: LazyPart<ComponentType> }

function Parts({ part }: Shown) {
  const pressed = usePressedPart(part)
  return (
    <>
      <Lazy part={part} fallback="loading">
        {(Part) => <Part />}
      </Lazy>
      <button type="button" onClick={() => void pressed.enter()}>
        Open
      </button>
    </>
  )
}
const Stage = defineWidget<Shown>({
  apps: {},
  messages: [failureMessages, lazyMessages],
  Skeleton: () => null,
  View: Parts,
})

async function stage(page: OwnPage | undefined) {
  const part = lazyPart<ComponentType>(() => Promise.reject(new Error('gone')))
  const shown = await widgetPage(
    <OwnPageContext value={page}>
      <Stage part={part} />
    </OwnPageContext>,
    { transport: fakeTransport({}) },
  )
  const toasts = () => shown.all('[part=toast] p').map(({ textContent }) => textContent)
  return { ...shown, toasts }
}

test('DASH-4871 a part whose code is gone, on the screen or after a press, says that a new version was released', async () => {
  const page = {
    reload: vi.fn(),
    newBuild: async () => 'b2',
    renewFor: vi.fn(),
    announceNewBuild: vi.fn(async () => true),
  }
  const { until, text, press, toasts } = await stage(page)
  const said = ['A new version was released', 'Save your changes, then reload the page.']
  await until(() => expect(text()).toContain(said.join('')))
  await press('Reload the page')
  expect(page.reload).toHaveBeenCalledTimes(1)
  await press('Open')
  await until(() => expect(page.announceNewBuild).toHaveBeenCalledTimes(1))
  expect([toasts(), page.renewFor.mock.calls.length]).toEqual([[], 0])
})

test('DASH-4871 the page says that a new version was released only if one was, and reloads on press', async () => {
  const onFound = vi.fn<(page: OwnPage | undefined) => void>()
  const shown = await widgetPage(<Finding isOwn onFound={onFound} />, { transport: fakeTransport({}) })
  await shown.until(() => expect(onFound).toHaveBeenCalled())
  const page = onFound.mock.lastCall?.[0]
  const toasts = () => shown.all('[part=toast] p').map(({ textContent }) => textContent)
  answers = [pageOf('b1'), pageOf('b2')]
  expect([await page?.announceNewBuild(), toasts()]).toEqual([false, []])
  await act(async () => expect(await page?.announceNewBuild()).toBe(true))
  await shown.until(() =>
    expect(toasts()).toEqual(['A new version was released', 'Save your changes, then reload the page.']),
  )
  await act(async () =>
    shown
      .all('[part=toast] button')
      .find(({ textContent }) => textContent === 'Reload the page')
      ?.click(),
  )
  expect(reload).toHaveBeenCalledTimes(1)
})

const widgetFiles = globSync('src/widgets/**/*.{ts,tsx}').map((path) => [path, readFileSync(path, 'utf8')] as const)

/** They show something else in place of what failed, or hand the failure on. */
const silent = [
  'src/widgets/lazy/lazy-or-throw.tsx',
  'src/widgets/order/use-queue-part.ts',
  'src/widgets/order/order.tsx',
  'src/widgets/safe-html/safe-html.tsx',
  'src/widgets/sales/sales-provinces.tsx',
  'src/widgets/dashboard/tour/screen-tour.tsx',
]
const knowsOfBuilds = /\b(?:PartFailure|LoadProblem|useLoadFailure|useReportLoadFailure|usePressedPart)\b/

const hasMenu = (text: string) => /import \{[^}]*\bMenu\b[^}]*\} from '[./]*\/ui\/menu'/.test(text)

test('DASH-5060 whatever says that code failed to load knows of new versions: menus, calendars, questions, parts of a screen', () => {
  const loaders = widgetFiles.filter(([path, text]) => {
    const fails = /\bisFailed\b[^=\n]*= use\w+Part\(|\bloadChunk\(/.test(text) || hasMenu(text)
    return fails && !path.startsWith('src/widgets/lazy/') && !silent.includes(path)
  })
  expect(loaders.length).toBeGreaterThan(30)
  const menus = widgetFiles.filter(
    ([, text]) => hasMenu(text) && !/onFailed=\{(?:\w+|useReportLoadFailure\(\))\}/.test(text),
  )
  const unaware = loaders.filter(([, text]) => !knowsOfBuilds.test(text) && !/\bonMenuFailed\b/.test(text))
  expect([menus, unaware].map((list) => list.map(([path]) => path))).toEqual([[], []])
})

test("DASH-4872 on a portal's page, a part whose code is gone says that reloading the page helps, and asks for nothing", async () => {
  const { until, text, press, toasts, all } = await stage(undefined)
  const help = "Check your connection and try again. If that doesn't help, reload the page."
  await until(() => expect(text()).toContain(help))
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['Try again', 'Open'])
  await press('Open')
  await until(() => expect(toasts()).toEqual(["Couldn't load this section", help]))
  expect(reload).not.toHaveBeenCalled()
})
