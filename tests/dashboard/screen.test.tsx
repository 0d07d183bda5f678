// @vitest-environment happy-dom

import { messages } from 'langraan:messages/dashboard'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { type LazyPart, lazyPart } from '../../src/core/kernel/lazy-part'
import { memoryStorage } from '../../src/core/kernel/storage'
import { Screen } from '../../src/widgets/dashboard/screen'
import { type OwnPage, OwnPageContext } from '../../src/widgets/lazy/own-page'
import { defineWidget } from '../../src/widgets/runtime/define-widget'
import { RaanRoot } from '../../src/widgets/runtime/root'
import { fakeTransport } from '../helpers/fake-transport'

type Given = { name: string }
type GivenPart = LazyPart<ComponentType<Given>>
type ShownProps = { part: GivenPart; given: Given; renews?: boolean }

const Nothing = () => null
const Till = ({ name }: Given) => <p>the {name} is open</p>
const Faulty = (): never => {
  throw new Error('a bug')
}
const Shown = defineWidget<ShownProps>({ apps: {}, messages: [messages], Skeleton: Nothing, View: Screen<Given> })
const FaultyWidget = defineWidget<Given>({ apps: {}, messages: [], Skeleton: Nothing, View: Faulty })

async function shown(part: GivenPart, page?: OwnPage) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const engine = startEngine({ transport: fakeTransport({}), storage: memoryStorage() }, lazyRegistry)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const onError = vi.fn()
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
    engine.stop()
    vi.restoreAllMocks()
  })
  await act(async () =>
    root.render(
      <RaanRoot engine={engine} locale="en" onError={onError}>
        <OwnPageContext value={page}>
          <Shown part={part} given={{ name: 'till' }} renews />
        </OwnPageContext>
      </RaanRoot>,
    ),
  )
  const until = (text: string) =>
    vi.waitFor(
      async () => {
        // outside of act: what is thrown within it leaves React's work undone
        await act(async () => undefined)
        expect(container.textContent).toContain(text)
      },
      { interval: 5 },
    )
  const press = (name: string) =>
    act(async () => [...container.querySelectorAll('button')].find((each) => each.textContent === name)?.click())
  const buttons = () => [...container.querySelectorAll('button')].map((each) => each.textContent)
  return { engine, until, press, buttons, onError, container }
}

test('DASH-30 a screen whose code fails to load says so, notifies the host and tries again', async () => {
  const load = vi
    .fn(async () => Till)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    // asked for twice before it counts as lost
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const screen = await shown(lazyPart(load))
  await screen.until("Couldn't load this screen")
  expect(screen.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'chunk' }))
  expect(screen.buttons()).toEqual(['Try again'])
  await screen.press('Try again')
  await screen.until('the till is open')
  expect(load).toHaveBeenCalledTimes(3)
})

test('DASH-5341 a screen whose code failed to load opens by itself once the connection is back', async () => {
  const load = vi.fn(async () => Till).mockRejectedValueOnce(new TypeError('Failed to fetch module'))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch module'))
  const screen = await shown(lazyPart(load))
  await screen.until("Couldn't load this screen")
  expect(load).toHaveBeenCalledTimes(2)
  await act(async () => screen.engine.announce({ type: 'network.online' }))
  await screen.until('the till is open')
})

const gone = () => lazyPart<ComponentType<Given>>(() => Promise.reject(new Error('gone')))
const pageWith = (build: string | undefined, isRenewed: boolean) => ({
  reload: vi.fn(),
  newBuild: vi.fn(async () => build),
  renewFor: vi.fn((_build: string) => isRenewed),
  announceNewBuild: async () => build !== undefined,
})

test('DASH-31 the page is reloaded only if it is the dashboard’s own', async () => {
  const page = pageWith(undefined, true)
  const screen = await shown(gone(), page)
  await screen.until("Couldn't load this screen")
  expect(screen.buttons()).toEqual(['Try again', 'Reload the page'])
  await screen.press('Reload the page')
  expect(page.reload).toHaveBeenCalledOnce()
  expect(page.renewFor).not.toHaveBeenCalled()
})

test('DASH-4870 if the server has a new build, the page of a screen whose code is gone is loaded anew, and nothing is said before', async () => {
  const page = pageWith('b2', true)
  const screen = await shown(gone(), page)
  await vi.waitFor(() => expect(page.renewFor.mock.calls).toEqual([['b2']]))
  await act(async () => undefined)
  expect(screen.buttons()).toEqual([])
  expect(page.reload).not.toHaveBeenCalled()
})

test('DASH-4871 if the page may not be loaded anew by itself, it says that a new version was released, and reloads on press', async () => {
  const page = pageWith('b2', false)
  const screen = await shown(gone(), page)
  await screen.until('A new version was releasedSave your changes, then reload the page.')
  expect(screen.buttons()).toEqual(['Reload the page'])
  await screen.press('Reload the page')
  expect(page.reload).toHaveBeenCalledOnce()
})

test("DASH-4872 on a page that isn't the dashboard's own, a screen whose code is gone says that reloading the page helps", async () => {
  const screen = await shown(gone())
  await screen.until("If trying again doesn't help, reload the page.")
  expect(screen.buttons()).toEqual(['Try again'])
})

test("DASH-32 a screen that throws doesn't affect the rest and can be retried", async () => {
  let broken = true
  const screen = await shown(
    lazyPart(async () => (given: Given) => {
      if (broken) throw new Error('a bug')
      return <Till {...given} />
    }),
  )
  await screen.until('Something went wrong on this screen')
  expect(screen.onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'a bug' }))
  broken = false
  await screen.press('Try again')
  await screen.until('the till is open')
})

test('DASH-32 an error thrown by a widget within the screen is reported with a text, too', async () => {
  const screen = await shown(lazyPart(async () => FaultyWidget))
  await screen.until('Something went wrong on this screen')
})

test('DASH-33 a failed preload is not reported as a failure of the screen', async () => {
  const load = vi.fn(async () => Till).mockRejectedValueOnce(new Error('offline'))
  load.mockRejectedValueOnce(new Error('offline'))
  const part = lazyPart(load)
  part.preload()
  const screen = await shown(part)
  await screen.until('the till is open')
})
