import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { box } from './box.css'

export const frame = style({ position: 'relative', display: 'grid', blockSize: 'fit-content', minInlineSize: 0 })
export const input = style([box, tabular, { paddingInlineStart: vars.space[8], textAlign: 'end' }])
export const sign = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
