import type { ProviderProperties, ProviderSettings, RaanElement, RaanProviderElement } from './element-base'

/** What a template sets on an element and hears from it. */
export type Template<Element extends RaanElement, Names extends keyof Element, Events> = {
  element: Element
  properties: Partial<Pick<Element, Names | 'engine' | 'locale' | 'colorScheme'>>
  /** what isn't a property, too */
  attributes: unknown
  events: Events
}

export type ProviderTemplate = {
  element: RaanProviderElement
  properties: ProviderProperties
  attributes: ProviderSettings
  events: unknown
}
