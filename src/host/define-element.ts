import type { Engine } from '../core/engine'
import type { Locale } from '../core/kernel/locale'
import { adoptProperties } from './adopt-properties'
import { type AttributeTable, commonAttributes, propertyName, readAttribute } from './attributes'
import { fire } from './dom-events'
import type { ElementController } from './element-controller'
import { bringElement, fileOfApp, localeOf } from './element-files'
import type { LightRow } from './element-row'
import { sendFirstCalls, takeFirstCall } from './first-calls'
import { ownProperty } from './own-property'
import { adoptHostStyleSheet, showSkeleton } from './skeleton'

/** Best guess of an element's language, so that its texts load with its code. */
function languageOf(element: Element): Locale {
  const provider = element.closest('raan-provider')?.getAttribute('locale')
  const named = element.getAttribute('locale') ?? provider ?? element.closest('[lang]')?.getAttribute('lang')
  return localeOf(named ?? '')
}

/**
 * Defines a custom element; does nothing if it is already defined or without a DOM. The class holds the page's
 * settings and a skeleton; the rest is the controller's, whose code loads with the element's.
 */
export function defineElement(tag: string, row: LightRow): void {
  if (!('HTMLElement' in globalThis) || customElements.get(tag)) return
  const attributes: AttributeTable = { ...commonAttributes, ...row.attributes }
  const properties = ['engine', ...Object.keys(attributes).map(propertyName), ...(row.properties ?? [])]

  class RaanElement extends HTMLElement {
    static readonly observedAttributes = Object.keys(attributes)

    #values: Record<string, unknown> = {}
    #controller: ElementController | undefined
    #place: HTMLElement | undefined
    #exposed: Record<string, unknown> = {}
    #arrive: () => void = () => undefined
    /** methods called before the widget is rendered wait for it */
    #there = new Promise<void>((resolve) => {
      this.#arrive = resolve
    })

    connectedCallback(): void {
      adoptProperties(this, properties)
      if (this.#controller?.move()) return
      this.#leave()
      if (this.#place) return
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      this.#place = showSkeleton(root, row.height)
      const language = languageOf(this)
      const file = bringElement(row.app, language)
      sendFirstCalls(this, row.firstCalls, language)
      file.then(
        ({ chunk, runtime }) => {
          if (!this.isConnected) return
          this.#controller ??= runtime.createElementController({
            element: this,
            root,
            chunk,
            values: () => this.#values,
            expose: (api) => {
              this.#exposed = api
              this.#arrive()
            },
            fileOfApp,
            takeFirstCall,
            onPlaced: () => this.#clear(),
          })
        },
        (error) => fire(this, 'raan-error', { code: 'chunk', error }),
      )
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#leave()
        this.#clear()
      })
    }

    adoptedCallback(): void {
      if (this.shadowRoot) adoptHostStyleSheet(this.shadowRoot)
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null): void {
      this.#set(propertyName(name), readAttribute(ownProperty(attributes, name) ?? 'text', text))
    }

    #leave(): void {
      this.#controller?.leave()
      this.#controller = undefined
    }

    #clear(): void {
      this.#place?.remove()
      this.#place = undefined
    }

    #set(name: string, value: unknown): void {
      this.#values = { ...this.#values, [name]: value }
      this.#controller?.refresh()
    }

    #get(name: string): unknown {
      if (Object.hasOwn(this.#exposed, name)) return ownProperty(this.#exposed, name)
      return (
        ownProperty(this.#values, name) ??
        (name === 'engine' ? (this.#controller?.engine() satisfies Engine | undefined) : undefined)
      )
    }

    static {
      for (const name of properties) {
        Object.defineProperty(RaanElement.prototype, name, {
          enumerable: true,
          get(this: RaanElement) {
            return this.#get(name)
          },
          set(this: RaanElement, value: unknown) {
            this.#set(name, value)
          },
        })
      }
      for (const name of row.methods ?? []) {
        Object.defineProperty(RaanElement.prototype, name, {
          async value(this: RaanElement, ...args: unknown[]) {
            await this.#there
            this.#controller?.flush()
            return (ownProperty(this.#exposed, name) as (...given: unknown[]) => unknown)(...args)
          },
        })
      }
    }
  }
  customElements.define(tag, RaanElement)
}
