import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5em, 1fr))',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
})
export const figure = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 })
export const number = style([tabular, { fontSize: font.size.l, fontWeight: 600 }])
export const note = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const list = style({ display: 'grid', gap: space[2] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  overflowWrap: 'anywhere',
})
export const words = style({ display: 'grid', minInlineSize: 0 })
