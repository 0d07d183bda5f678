import type { Engine } from '../core/engine'
import { hostOf } from './page-language'
import { findProvider, type MakeEngine } from './provided'
import { claimEngine, pageTransport, shared } from './shared-engine'

/** A provider whose class isn't loaded yet: worth waiting for. */
function awaitsProvider(element: Element): boolean {
  const host = hostOf(element.getRootNode())
  return element.closest('raan-provider:not(:defined)') !== null || (host !== undefined && awaitsProvider(host))
}

/** The engine an element should use now, by precedence; undefined if there is none yet. */
export function findEngine(element: Element, own: Engine | undefined, make: MakeEngine): Engine | undefined {
  if (own) return own
  const provider = findProvider(element)
  if (provider) return provider.engine(make)
  if (awaitsProvider(element)) return undefined
  const transport = pageTransport()
  return shared().engine ?? (transport && claimEngine({ transport }, () => make({ transport })))
}
