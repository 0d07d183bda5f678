import type { LoadMessages } from '../widgets/i18n/message-files'
import type { AttributeTable } from './attributes'

/**
 * One element: `app` is the folder of its widget, `widget` the component exported there; `properties` take
 * objects and functions; `events` maps a DOM event to the component's callback prop; `height` is the
 * skeleton's, until the code has loaded.
 */
export type ElementRow = {
  app: string
  widget: string
  height: number
  attributes?: AttributeTable
  /** paths it always requests first, sent while its code loads; `{locale}` is a query with its language, unless it's Thai */
  firstCalls?: readonly string[]
  properties?: readonly string[]
  /** fixed props of the widget, in which elements of the same widget differ */
  given?: Readonly<Record<string, unknown>>
  /** types that `langraan/widgets` exports in addition to the props */
  types?: readonly string[]
  /** functions of the widget that the element exposes as methods */
  methods?: readonly string[]
  events?: Readonly<Record<string, string>>
}

/** What a page needs of an element before its code has loaded: light-elements.ts. */
export type LightRow = Omit<ElementRow, 'widget' | 'events' | 'given' | 'types'>

/** What an app's elements load: their code, and their texts by language if the build bundles them. */
export type ElementPart = { load(): Promise<ElementChunk>; messages: LoadMessages | undefined }

/** What loads with the element's code: element-chunks/. */
export type ArrivingRow = Pick<ElementRow, 'widget' | 'events' | 'given'>

/** An app's widgets by name, and the rows of their elements by tag. */
export type ElementChunk = { rows: Readonly<Record<string, ArrivingRow>> } & Readonly<Record<string, unknown>>
