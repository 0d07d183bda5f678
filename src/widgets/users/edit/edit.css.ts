import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius, shadow } = vars

export const place = style({
  minInlineSize: 0,
  padding: space[4],
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: shadow.low,
})
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const name = style({ fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere' })
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  selectors: { [`${bar} > &`]: { marginInlineStart: 'auto' } },
})
export const groups = style({ display: 'grid', gap: space[5], minInlineSize: 0, paddingBlockStart: space[3] })
export const group = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const title = style({ fontSize: font.size.m, fontWeight: 600 })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
export const stack = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
})
export const legend = style({ paddingBlockEnd: space[1], fontSize: font.size.s, fontWeight: 500 })
export const warning = style({
  display: 'flex',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.warningSoft,
  fontSize: font.size.s,
})
export const warningIcon = style({
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  color: color.warning,
  translate: '0 3px',
})
