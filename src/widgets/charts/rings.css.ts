import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, font } = vars

export const place = style({ position: 'relative', inlineSize: 160, blockSize: 160, marginInline: 'auto' })
export const rings = style({ display: 'block', inlineSize: '100%', blockSize: '100%', transform: 'rotate(-90deg)' })
const ring = style({ fill: 'none' })
export const track = style([ring, { stroke: color.surfaceSunken }])
const fill = (stroke: string) => style([ring, { stroke }])
export const fills = [fill(color.accent), fill(color.warning), fill(color.info), fill(color.danger)]
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
