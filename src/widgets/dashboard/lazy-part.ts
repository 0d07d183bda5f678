import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { RaanError } from '../../core/kernel/errors'

/** A component whose code is loaded when it is shown, and anew after it was forgotten. */
export type LazyPart<P> = {
  content(): LazyExoticComponent<ComponentType<P>>
  forget(): void
  /** loads early; what fails here fails again, and is told, when it is shown */
  preload(): void
}

export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let content: LazyExoticComponent<ComponentType<P>> | undefined
  const loaded = () =>
    load().then(
      (component) => ({ default: component }),
      (cause) => {
        throw new RaanError('chunk', { cause })
      },
    )
  return {
    content() {
      content ??= lazy(loaded)
      return content
    },
    forget() {
      content = undefined
    },
    preload() {
      load().catch(() => undefined)
    },
  }
}
