import type { ElementChunk } from './elements'
import { lightElements } from './light-elements'

/** The part with React in it, loaded when the first element is on the page. */
export type Runtime = typeof import('./runtime')

export type ElementFile = { chunk: ElementChunk; runtime: Runtime }

/** An element's code. In the embed bundle its chunk holds the runtime as well: one request less. */
export async function bringElement(load: () => Promise<ElementChunk>): Promise<ElementFile> {
  const chunk = await load()
  return { chunk, runtime: (chunk.runtime as Runtime | undefined) ?? (await import('./runtime')) }
}

/** The chunk of the element an app belongs to; it brings the app's code, so that nothing is loaded twice. */
export function fileOfApp(name: string): Promise<unknown> {
  const rows = Object.values(lightElements)
  const row = rows.find(({ app }) => app === name)
  if (row) return row.load()
  throw new Error(`${name} is not part of this bundle: ${[...new Set(rows.map((each) => each.app))]}`)
}
