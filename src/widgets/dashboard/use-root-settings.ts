import { useDeferredValue, useEffect } from 'react'
import { useEngine } from '../runtime/use-engine'
import { bordered } from '../theme/bordered'
import { useDashboard } from './use-dashboard'

/** Language, skin and direction of everything below; a new language shows when its texts are here, until then the old one stays. */
export function useRootSettings(onChanged: ((detail: { locale: string; skin: string }) => void) | undefined) {
  const engine = useEngine()
  const { locale: chosen, skin: worn, scheme, frame } = useDashboard()
  const skin = scheme ?? 'light'
  const locale = useDeferredValue(chosen)

  useEffect(() => {
    if (engine.locale !== locale) engine.locale = locale
  }, [engine, locale])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a choice
  useEffect(() => {
    onChanged?.({ locale, skin })
  }, [locale, skin])
  return { engine, locale, scheme, direction: frame.direction, appearance: worn === 'bordered' ? bordered : undefined }
}
