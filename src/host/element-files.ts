import type { Locale } from '../core'
import type { ElementChunk } from './element-row'
import { elementParts } from './light-elements'
import { ownProperty } from './own-property'

/** The part that contains React, loaded for the first element on the page. */
export type Runtime = typeof import('./runtime')

export type ElementFile = { chunk: ElementChunk; runtime: Runtime }

export const localeOf = (language: string): Locale =>
  (['th', 'en', 'de', 'fr', 'pt'] as const).find((locale) => language.toLowerCase().startsWith(locale)) ?? 'th'

const partOf = (app: string) => {
  const part = ownProperty(elementParts, app)
  if (!part) throw new Error(`${app} is not part of this bundle: ${Object.keys(elementParts)}`)
  return part
}

/** Loads an element's code and texts in parallel. Texts that fail to load are requested again by the widget. */
export async function bringElement(app: string, locale: Locale): Promise<ElementFile> {
  const { load, messages } = partOf(app)
  const texts = messages?.(locale).catch(() => undefined)
  const [chunk, runtime, file] = await Promise.all([load(), import('./runtime'), texts])
  if (file) runtime.provideMessages(locale, file.catalogs)
  return { chunk, runtime }
}

/** The chunk of the element an app belongs to; it contains the app's code, so that nothing loads twice. */
export const fileOfApp = (app: string): Promise<unknown> => partOf(app).load()
