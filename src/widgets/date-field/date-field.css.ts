import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

export const frame = style({ position: 'relative', display: 'grid', blockSize: 'fit-content', minInlineSize: 0 })
export const input = style([tabular, { paddingInlineEnd: vars.space[8] }])
export const opener = style({
  position: 'absolute',
  insetInlineEnd: vars.space.half,
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  color: vars.color.textMuted,
})
