import { adoptProperties } from './adopt-properties'
import { announceEngineAvailable, contextEvent } from './engine-available'

const settings = ['engine', 'transport', 'fetchToken', 'appearance'] as const

/** A provider's answer to an element: itself and the properties set on it. */
export type ProviderAnswer = { provider: Element; given: Readonly<Record<string, unknown>> }

/** `<raan-provider>`: configures the backend of the elements below it, which create the engine (provided.ts). */
export function defineProvider(): void {
  if (!('HTMLElement' in globalThis) || customElements.get('raan-provider')) return

  class RaanProvider extends HTMLElement {
    static readonly observedAttributes = ['base-url', 'credentials', 'user-id', 'cart', 'locale', 'color-scheme']

    #given: Record<string, unknown> = {}

    connectedCallback(): void {
      adoptProperties(this, settings)
      this.addEventListener(contextEvent, this.#answer)
      announceEngineAvailable()
    }

    disconnectedCallback(): void {
      queueMicrotask(announceEngineAvailable)
    }

    attributeChangedCallback(): void {
      announceEngineAvailable()
    }

    #answer = (event: Event): void => {
      event.stopPropagation()
      Object.assign((event as CustomEvent<object>).detail, {
        provider: this,
        given: this.#given,
      } satisfies ProviderAnswer)
    }

    static {
      for (const name of settings) {
        Object.defineProperty(RaanProvider.prototype, name, {
          enumerable: true,
          get(this: RaanProvider) {
            return this.#given[name]
          },
          set(this: RaanProvider, value: unknown) {
            this.#given = { ...this.#given, [name]: value }
            announceEngineAvailable()
          },
        })
      }
    }
  }
  customElements.define('raan-provider', RaanProvider)
}
