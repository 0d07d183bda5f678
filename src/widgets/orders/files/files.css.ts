import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const root = style({
  display: 'grid',
  gap: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.border}`,
  minInlineSize: 0,
})
export const over = style({ outline: `2px dashed ${color.accent}`, outlineOffset: 2, borderRadius: radius.s })
export const heading = style({ fontSize: font.size.s, fontWeight: 600 })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const item = style({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 })
export const thumbnail = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: space[1],
    inlineSize: 84,
    blockSize: 84,
    padding: 0,
    border: `1px solid ${color.border}`,
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
    color: color.textMuted,
    cursor: 'pointer',
    overflow: 'hidden',
  },
])
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const name = style({
  maxInlineSize: '100%',
  paddingInline: space[1],
  fontSize: font.size.xs,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const large = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '70vh',
  marginInline: 'auto',
  objectFit: 'contain',
})
export const task = style({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: font.size.s })
export const taskName = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const hint = style({ color: color.textMuted, fontSize: font.size.s })
