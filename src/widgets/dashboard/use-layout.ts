import { useSelector } from '@xstate/react'
import type { Locale } from '../../core'
import { localeOf } from '../../core/engine'
import type { Skin } from '../../core/layout/layout.record'
import { useColorScheme } from '../root/use-color-scheme'
import { useApp } from '../root/use-engine'
import { useLocale } from '../root/use-locale'

/** How the person arranged the dashboard; what they did not choose follows its surroundings. */
export function useLayout() {
  const layout = useApp('layout')
  const given = { locale: useLocale(), scheme: useColorScheme() }
  const scheme = useSelector(layout, ({ context }) => context.skin) ?? given.scheme
  return {
    collapsed: useSelector(layout, ({ context }) => context.collapsed),
    /** undefined: as the page around it */
    scheme,
    skin: scheme ?? 'light',
    locale: localeOf(useSelector(layout, ({ context }) => context.locale)) ?? given.locale,
    collapse: (collapsed: boolean) => layout.send({ type: 'menu.collapse', collapsed }),
    chooseSkin: (skin: Skin) => layout.send({ type: 'skin.choose', skin }),
    chooseLocale: (locale: Locale) => layout.send({ type: 'locale.choose', locale }),
  }
}
