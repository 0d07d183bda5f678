import { style } from '@vanilla-extract/css'

/** takes what its card leaves */
export const root = style({
  position: 'relative',
  display: 'grid',
  flex: '1 0 auto',
  minInlineSize: 0,
  overflow: 'hidden',
})
export const filling = style({ position: 'absolute', inset: 0 })
