import type { Engine } from '../core/engine'
import { contextEvent } from './engine-available'
import type { ProviderAnswer } from './provider'
import type { Appearance, InitOptions } from './shared-engine'

/** Creates an engine with the code of the element that asks for it. */
export type MakeEngine = (options: InitOptions) => Engine

/** What a `<raan-provider>` gives the elements below it. */
export type Provided = {
  /** undefined until the provider is fully configured */
  engine(make: MakeEngine): Engine | undefined
  locale: string | null
  colorScheme: string | null
  appearance: Appearance | undefined
}

type Given = Pick<InitOptions, 'transport' | 'fetchToken' | 'appearance'> & { engine?: Engine }
type Made = { engine: Engine; of: readonly unknown[] }

/** An engine lives as long as its provider is connected with the same settings. */
const made = new Map<Element, Made>()

function drop(provider: Element): void {
  made.get(provider)?.engine.stop()
  made.delete(provider)
}

/** Stops the engines of removed providers. */
export function sweepProviders(): void {
  for (const provider of [...made.keys()]) if (!provider.isConnected) drop(provider)
}

function engineOf(provider: Element, given: Given, make: MakeEngine): Engine | undefined {
  const { transport, fetchToken } = given
  const baseUrl = provider.getAttribute('base-url')
  const credentials = provider.getAttribute('credentials')
  const userId = provider.getAttribute('user-id')
  const cart = provider.getAttribute('cart') === 'local' ? 'local' : 'server'
  const of = [transport, fetchToken, baseUrl, credentials, userId, cart]
  const known = made.get(provider)
  if (known && !of.every((each, index) => each === known.of[index])) drop(provider)
  if (given.engine || (!transport && baseUrl === null)) return given.engine
  const locale = provider.getAttribute('locale')
  const entry = made.get(provider) ?? {
    of,
    engine: make({
      ...(transport && { transport }),
      ...(fetchToken && { fetchToken }),
      ...(baseUrl !== null && { baseUrl }),
      ...(credentials !== null && { credentials: credentials as RequestCredentials }),
      ...(userId !== null && { userId }),
      cart,
      ...(locale !== null && { locale }),
    }),
  }
  made.set(provider, entry)
  return entry.engine
}

/** Finds the nearest provider, across shadow roots. */
export function findProvider(element: Element): Provided | undefined {
  const detail: Partial<ProviderAnswer> = {}
  element.dispatchEvent(new CustomEvent(contextEvent, { detail, bubbles: true, composed: true }))
  const { provider, given = {} } = detail
  if (!provider) return undefined
  const settings = given as Given
  return {
    engine: (make) => engineOf(provider, settings, make),
    locale: provider.getAttribute('locale'),
    colorScheme: provider.getAttribute('color-scheme'),
    appearance: settings.appearance,
  }
}
