import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font } = vars

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const name = style({
  fontSize: font.size.xl,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  transition: 'opacity 140ms',
})
export const mark = style({ flex: 'none', display: 'block' })
export const ground = style({ fill: color.accent })
export const roof = style({ fill: color.accentText })
export const counter = style({ fill: 'none', stroke: color.accentText, strokeWidth: 2, strokeLinejoin: 'round' })
