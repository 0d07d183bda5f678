import type { LoadMessages } from '../widgets/i18n/message-files'
import type { AttributeTable } from './attributes'
import { appsRows } from './rows/apps'
import { cardsRows } from './rows/cards'
import { deskRows } from './rows/desk'
import { storeRows } from './rows/store'

/**
 * One element: `app` is the folder of its widget, `widget` the component exported there; `properties` take objects and
 * functions; `events` maps a DOM event to the callback property of the component; `height` is what the skeleton takes
 * before the code arrives.
 */
export type ElementRow = {
  app: string
  widget: string
  height: number
  attributes?: AttributeTable
  properties?: readonly string[]
  /** what the widget is always given: elements of one kind share it and differ in this */
  given?: Readonly<Record<string, unknown>>
  /** types that `langraan/widgets` exports with the widget, besides its props */
  types?: readonly string[]
  /** functions of the widget that the element answers to */
  methods?: readonly string[]
  events?: Readonly<Record<string, string>>
}

/** What a page must know of an element before its code is there: light-elements.ts. */
export type LightRow = Omit<ElementRow, 'widget' | 'events' | 'given' | 'types'>

/** What an app's elements load: their code, and their texts in each language where the build knows them. */
export type ElementPart = { load(): Promise<ElementChunk>; messages: LoadMessages | undefined }

/** What comes with the element's code: element-chunks/. */
export type ArrivingRow = Pick<ElementRow, 'widget' | 'events' | 'given'>

/** An app's widgets by name, and the rows of their elements by tag. */
export type ElementChunk = { rows: Readonly<Record<string, ArrivingRow>> } & Readonly<Record<string, unknown>>

/** All elements. No page loads this file: `npm run generate` writes of it what a page needs first and what comes later. */
export const elements: Readonly<Record<string, ElementRow>> = { ...deskRows, ...storeRows, ...appsRows, ...cardsRows }
