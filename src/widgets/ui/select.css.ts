import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { box } from './box.css'

export const frame = style({ position: 'relative', display: 'grid', blockSize: 'fit-content', minInlineSize: 0 })
export const select = style([
  box,
  {
    paddingInlineEnd: vars.space[8],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
])
export const option = style({ color: vars.color.text, backgroundColor: vars.color.surfaceRaised })
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockStart: 'calc(50% - 9px)',
  inlineSize: 18,
  blockSize: 18,
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
