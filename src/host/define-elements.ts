import { defineElement } from './define-element'
import { lightElements } from './light-elements'
import { ownProperty } from './own-property'
import { defineProvider } from './provider'

/** Registers `<raan-provider>` and the given elements, by default all. Idempotent. */
export function defineElements(tags: readonly string[] = Object.keys(lightElements)): void {
  defineProvider()
  for (const tag of tags) {
    const row = ownProperty(lightElements, tag)
    if (!row) throw new Error(`no such element: ${tag}`)
    defineElement(tag, row)
  }
}
