import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, radius, shadow } = vars

export const list = style({ display: 'grid', gap: space[2], maxInlineSize: 480 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 48,
  paddingInline: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.surfaceRaised,
  selectors: { '&[data-lifted]': { borderColor: color.accent, boxShadow: shadow.high } },
})
export const handle = style([
  controlReset,
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: radius.s,
    color: color.textMuted,
    cursor: 'grab',
    touchAction: 'none',
  },
])
globalStyle(`${handle} > svg`, { inlineSize: 20, blockSize: 20 })
