import { useSelector } from '@xstate/react'
import type { Locale } from '../../core'
import type { Arrangement, Skin } from '../../core/dashboard/dashboard.record'
import { localeOf } from '../../core/engine'
import { type ColorScheme, useColorScheme } from '../runtime/root'
import { useApp } from '../runtime/use-engine'
import { useLocale } from '../runtime/use-locale'

const schemes: Readonly<Record<Skin, ColorScheme>> = {
  light: 'light',
  bordered: 'light',
  dark: 'dark',
  'semi-dark': 'light',
  auto: 'auto',
}

/** How the person arranged the dashboard; what they did not choose follows its surroundings. */
export function useDashboard() {
  const layout = useApp('dashboard')
  const given = { locale: useLocale(), scheme: useColorScheme() }
  const { area: _, skin: worn, locale, ...frame } = useSelector(layout, ({ context }) => context)
  return {
    frame,
    /** undefined: as the page around it */
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
