import { adoptProperties } from './adopt-properties'
import { announceEngineAvailable, contextEvent } from './engine-available'

const settings = ['engine', 'transport', 'fetchToken', 'appearance'] as const

/** What a provider answers to an element that asks: itself, and the properties set on it. */
export type ProviderAnswer = { provider: Element; given: Readonly<Record<string, unknown>> }

/** `<raan-provider>`: says what the elements below it talk to; the engine made of it is theirs to make (provided.ts). */
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
