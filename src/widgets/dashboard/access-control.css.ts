import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
  maxInlineSize: 960,
})
export const person = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const words = style({ display: 'grid', justifyItems: 'start', gap: space.half, minInlineSize: 0 })
export const name = style({ fontSize: font.size.l, fontWeight: 600, overflowWrap: 'anywhere' })
export const muted = style({ color: color.textMuted, overflowWrap: 'anywhere' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 48,
  paddingInline: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})
export const icon = style({ flex: 'none', inlineSize: 20, blockSize: 20, color: color.textMuted })
export const link = style([focusRing, { color: color.accent, fontWeight: 600, borderRadius: radius.s }])
const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  fontSize: font.size.s,
})
globalStyle(`${state} > svg`, { inlineSize: 16, blockSize: 16 })
export const open = style([state, { color: color.success }])
export const closed = style([state, { color: color.textMuted }])
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
})
export const note = style({
  padding: `${space[3]} ${space[5]}`,
  color: color.textMuted,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: font.size.s,
})
