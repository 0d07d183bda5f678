import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
})
export const figure = style({ display: 'grid', minInlineSize: 0 })
export const number = style([tabular, { fontSize: font.size.l, fontWeight: 600 }])
export const moves = style({ display: 'grid', gap: space[2] })
export const move = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  overflowWrap: 'anywhere',
})
export const pieces = style([tabular, { whiteSpace: 'nowrap' }])
export const report = style({ color: color.success, fontSize: font.size.s, fontWeight: 600 })
