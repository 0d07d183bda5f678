import { useLingui } from '@lingui/react/macro'
import type { Arrangement, Skin } from '../../../core/dashboard/dashboard.record'

type Names<V extends string> = Readonly<Record<V, string>>

export function useLayoutMessages() {
  const { t } = useLingui()
  const skins: Names<Skin> = {
    light: t`Light`,
    bordered: t`Bordered`,
    dark: t`Dark`,
    'semi-dark': t`Dark menu`,
    auto: t`Same as device`,
  }
  const widths: Names<Arrangement['content']> = { full: t`Full`, boxed: t`Boxed` }
  const directions: Names<NonNullable<Arrangement['direction']>> = { ltr: t`Left to right`, rtl: t`Right to left` }
  const transitions: Names<Arrangement['transition']> = {
    none: t`Instantly`,
    fade: t`Fade in`,
    'fade-in-left': t`Slide in`,
    zoom: t`Zoom in`,
  }
  const menus: Names<Arrangement['menu']> = { vertical: t`On the side`, horizontal: t`At the top` }
  const navbars: Names<Arrangement['navbar']> = {
    static: t`Scrolls with page`,
    sticky: t`Fixed`,
    floating: t`Floating`,
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
    static: t`End of page`,
    sticky: t`Fixed`,
  }
  return { skins, widths, directions, transitions, menus, navbars, colours, footers }
}
