import { shallowEqual, useSelector } from '@xstate/react'
import { useDeferredValue, useEffect, useState } from 'react'
import type { Locale } from '../../core'
import type { Arrangement, Skin } from '../../core/dashboard/dashboard.record'
import { localeOf } from '../../core/engine'
import { type ColorScheme, useColorScheme } from '../runtime/root'
import { useApp, useEngine } from '../runtime/use-engine'
import { useLocale } from '../runtime/use-locale'
import { bordered } from '../theme/bordered'
import type { LayoutSample } from './routes/row'

const schemes: Readonly<Record<Skin, ColorScheme>> = {
  light: 'light',
  bordered: 'light',
  dark: 'dark',
  'semi-dark': 'light',
  auto: 'auto',
}

/** Layout settings; those the user didn't choose follow the surroundings. */
export function useDashboard() {
  const layout = useApp('dashboard')
  const given = { locale: useLocale(), scheme: useColorScheme() }
  const {
    skin: worn,
    locale,
    ...frame
  } = useSelector(layout, ({ context: { area: _, ...arranged } }) => arranged, shallowEqual)
  return {
    frame,
    /** undefined: inherited from the page */
    scheme: worn ? schemes[worn] : given.scheme,
    skin: worn ?? given.scheme ?? 'light',
    locale: localeOf(locale) ?? given.locale,
    arrange: (change: Partial<Arrangement>) => layout.send({ type: 'frame.arrange', change }),
    fold: (group: string, folded: boolean) => layout.send({ type: 'menu.fold', group, folded }),
    chooseSkin: (skin: Skin) => layout.send({ type: 'skin.choose', skin }),
    chooseLocale: (locale: Locale) => layout.send({ type: 'locale.choose', locale }),
    reset: () => layout.send({ type: 'frame.reset' }),
  }
}

type Own = { sample: LayoutSample; change: Partial<Arrangement> }

/** The current layout: the user's settings, or those of a sample. Changes to a sample aren't saved. */
export function useArrangement(sample: LayoutSample | undefined) {
  const layout = useDashboard()
  const [own, setOwn] = useState<Own>()
  if (!sample) {
    if (own) setOwn(undefined)
    return layout
  }
  const borrowed = { ...sample.frame, ...(own?.sample === sample && own.change) }
  const arrange = (change: Partial<Arrangement>) => {
    const isBorrowed = ([name]: [string, unknown]) => Object.hasOwn(sample.frame, name)
    const entries = Object.entries(change)
    const kept = entries.filter((entry) => !isBorrowed(entry))
    if (kept.length > 0) layout.arrange(Object.fromEntries(kept))
    setOwn({
      sample,
      change: { ...(own?.sample === sample && own.change), ...Object.fromEntries(entries.filter(isBorrowed)) },
    })
  }
  const reset = () => {
    setOwn(undefined)
    layout.reset()
  }
  return { ...layout, frame: { ...layout.frame, ...borrowed }, arrange, reset }
}

export type Layout = ReturnType<typeof useArrangement>

/**
 * Language, theme and direction of everything below; the previous language stays until the texts of a new one
 * are loaded.
 */
export function useRootSettings(onChanged: ((detail: { locale: string; skin: string }) => void) | undefined) {
  const engine = useEngine()
  const { locale: chosen, skin: worn, scheme, frame } = useDashboard()
  const skin = scheme ?? 'light'
  const locale = useDeferredValue(chosen)

  useEffect(() => {
    if (engine.locale !== locale) engine.locale = locale
  }, [engine, locale])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per choice
  useEffect(() => {
    onChanged?.({ locale, skin })
  }, [locale, skin])
  return { engine, locale, scheme, direction: frame.direction, appearance: worn === 'bordered' ? bordered : undefined }
}
