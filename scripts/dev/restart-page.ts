import type { Engine } from '../../src/core'
import type { init } from '../../src/host'
import type * as ElementFiles from '../../src/host/element-files'
import type { lightElements } from '../../src/host/light-elements'
import { shared } from '../../src/host/shared-engine'

type NewCode = Pick<typeof ElementFiles, 'bringElement' | 'fileOfApp'>

let take: ((next: NewCode) => void) | undefined

/** Called by each instance of element-files.ts; the page's elements were defined with the first. */
export const takeNewCode = (replace: (next: NewCode) => void): void => {
  take ??= replace
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Runs `change` while the elements are off the page: they stop when they are removed, and start when they are back. */
async function withoutElements(elements: readonly Element[], change: () => void): Promise<void> {
  const places = elements.map((element) => ({ element, place: new Comment() }))
  for (const { element, place } of places) element.replaceWith(place)
  await nextTask()
  change()
  for (const { element, place } of places) place.replaceWith(element)
}

/** The new code starts an engine with the options of the page's, which stops, and the stored session. */
function restartEngine(engine: Engine, start: typeof init): void {
  const { options } = shared()
  engine.stop()
  const isEngine = ({ description }: symbol) => description?.startsWith('langraan.engine@')
  for (const key of Object.getOwnPropertySymbols(globalThis).filter(isEngine)) Reflect.deleteProperty(globalThis, key)
  start(options)
}

async function restartPage(timestamp: number): Promise<void> {
  const { engine } = shared()
  // a provider's engine is its own
  if (!engine || document.querySelector('raan-provider')) return location.reload()
  const newest = (file: string) => import(/* @vite-ignore */ `/src/host/${file}.ts?t=${timestamp}`)
  const host: { init: typeof init } = await newest('index')
  const files: NewCode = await newest('element-files')
  const { lightElements: rows }: { lightElements: typeof lightElements } = await newest('light-elements')
  const elements = [...document.querySelectorAll(Object.keys(rows).join())]
  // until the new code is there, they show the old
  await Promise.all(elements.map(({ localName }) => files.fileOfApp(rows[localName]?.app ?? '')))
  take?.(files)
  await withoutElements(elements, () => restartEngine(engine, host.init))
  document.querySelector('vite-error-overlay')?.remove()
}

let restarted = Promise.resolve()

import.meta.hot?.on('langraan:core', ({ timestamp }) => {
  restarted = restarted.then(() => restartPage(timestamp)).catch(console.error)
})
