import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, font } = vars

export const root = style({ position: 'relative', inlineSize: 196, blockSize: 196, marginInline: 'auto' })
export const rings = style({ display: 'block', inlineSize: '100%', blockSize: '100%', transform: 'rotate(-90deg)' })
export const ring = style({ fill: 'none' })
export const track = style([ring, { stroke: color.surfaceSunken }])
export const middle = style([
  tabular,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    fontSize: font.size.xl,
    fontWeight: 600,
  },
])

const fill = (of: string) => style({ fill: of })
/** same order as the legend marks */
export const fills = [fill(color.accent), fill(color.warning), fill(color.info), fill(color.danger)]
export const over = fill(color.surfaceRaised)
