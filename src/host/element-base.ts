import type { HTMLAttributes, Ref } from 'react'
import type { Engine } from '../core/engine'
import type { Transport } from '../core/kernel/transport'
import type { Appearance } from './shared-engine'

/** The common members of all elements. */
export interface RaanElement extends HTMLElement {
  /** the engine to use instead of the page's */
  engine: Engine | undefined
  /** BCP 47 */
  locale: string | undefined
  /** `light`, `dark` or `auto` */
  colorScheme: string | undefined
}

/** `<raan-provider>` */
export interface RaanProviderElement extends HTMLElement {
  engine: Engine | undefined
  transport: Transport | undefined
  fetchToken: (() => Promise<string>) | undefined
  appearance: Appearance | undefined
}

/** Properties of a provider. */
export type ProviderProperties = Partial<Omit<RaanProviderElement, keyof HTMLElement>>

/** What of a provider is an attribute only. */
export type ProviderSettings = {
  'base-url'?: string
  credentials?: RequestCredentials
  'user-id'?: string
  cart?: 'server' | 'local'
  locale?: string
  'color-scheme'?: string
}

/** The provider's JSX props. */
export type ProviderAttributes = HTMLAttributes<RaanProviderElement> &
  ProviderProperties &
  ProviderSettings & { ref?: Ref<RaanProviderElement>; class?: string }

/** addEventListener, typed for the element's own events. */
export interface EventsElement<Events> extends RaanElement {
  addEventListener<K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** The argument of a widget's callback. */
export type DetailOf<Props, Name extends keyof Props> =
  NonNullable<Props[Name]> extends (detail: infer D) => unknown ? D : never

/** A method of the API that a widget passes to `expose`. */
export type MethodOf<Props, Name extends string> = Props extends { expose?: ((api: infer Api) => void) | undefined }
  ? Name extends keyof Api
    ? Api[Name]
    : never
  : never

/** Attributes, properties and, by React's rule (`onraan-cart-changed`), events as JSX props. */
export type AttributesOf<Element extends RaanElement, Names extends keyof Element, Events> = HTMLAttributes<Element> &
  Partial<Pick<Element, Names | 'engine' | 'locale' | 'colorScheme'>> & { ref?: Ref<Element>; class?: string } & {
    [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void
  }
