import { useDeferredValue, useEffect } from 'react'
import { useEngine } from '../root/use-engine'
import { useLayout } from './use-layout'

/** Language and skin of everything below; a new language shows when its texts are here, until then the old one stays. */
export function useRootSettings(onChanged: ((detail: { locale: string; skin: string }) => void) | undefined) {
  const engine = useEngine()
  const { locale: chosen, skin, scheme } = useLayout()
  const locale = useDeferredValue(chosen)

  useEffect(() => {
    if (engine.locale !== locale) engine.locale = locale
  }, [engine, locale])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a choice
  useEffect(() => {
    onChanged?.({ locale, skin })
  }, [locale, skin])
  return { engine, locale, scheme }
}
