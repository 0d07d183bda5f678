import { style } from '@vanilla-extract/css'

export const counted = style({ position: 'relative', display: 'inline-flex' })
export const count = style({
  position: 'absolute',
  insetBlockStart: -3,
  insetInlineEnd: -3,
  display: 'inline-flex',
  pointerEvents: 'none',
})
