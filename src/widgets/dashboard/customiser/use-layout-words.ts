import { useLingui } from '@lingui/react/macro'
import type { Arrangement, Skin } from '../../../core/dashboard/dashboard.record'

type Names<V extends string> = Readonly<Record<V, string>>

/** The words for what can be chosen. */
export function useLayoutWords() {
  const { t } = useLingui()
  const skins: Names<Skin> = {
    light: t`Light`,
    bordered: t`Bordered`,
    dark: t`Dark`,
    'semi-dark': t`Dark menu`,
    auto: t`Like the device`,
  }
  const widths: Names<Arrangement['content']> = { full: t`Full`, boxed: t`Boxed` }
  const directions: Names<NonNullable<Arrangement['direction']>> = { ltr: t`Left to right`, rtl: t`Right to left` }
  const transitions: Names<Arrangement['transition']> = {
    none: t`At once`,
    fade: t`Fading in`,
    'fade-in-left': t`Fading in from the side`,
    zoom: t`Growing`,
  }
  const menus: Names<Arrangement['menu']> = { vertical: t`At the side`, horizontal: t`Across the top` }
  const navbars: Names<Arrangement['navbar']> = {
    static: t`Scrolls away`,
    sticky: t`Stays`,
    floating: t`Floats`,
    hidden: t`Hidden`,
  }
  const colours: Names<Arrangement['navbarColour']> = {
    plain: t`Plain`,
    accent: t({ message: 'Accent', context: 'layout' }),
    success: t`Green`,
    warning: t`Yellow`,
    danger: t`Red`,
    info: t`Blue`,
  }
  const footers: Names<Arrangement['footer']> = {
    hidden: t`Hidden`,
    static: t`At the end of the page`,
    sticky: t`Stays`,
  }
  return { skins, widths, directions, transitions, menus, navbars, colours, footers }
}
