import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color } = vars

export const sparkline = style({ display: 'block', inlineSize: '100%', blockSize: 80, marginBlockStart: 'auto' })
export const line = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const area = style({ fill: color.accentSoft })
export const bar = style({ fill: color.accent })
