import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

export const root = style({ display: 'grid', gap: vars.space[1], maxInlineSize: 360 })
export const slider = style([
  focusRing,
  {
    inlineSize: '100%',
    blockSize: vars.control.m,
    margin: 0,
    accentColor: vars.color.accent,
    borderRadius: vars.radius.m,
    cursor: 'pointer',
  },
])
