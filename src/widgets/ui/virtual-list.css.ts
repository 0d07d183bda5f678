import { style } from '@vanilla-extract/css'
export const scroller = style({
  // sized by its place alone: a row that comes is laid out, and nothing around the list
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // rows are where they are by arithmetic: the browser has nothing to correct
  overflowAnchor: 'none',
})
/** as high as all of them: what happens in it concerns nothing around it */
export const all = style({ position: 'relative', contain: 'strict' })
/** its place is a transform, which is no matter of layout */
export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--raan-row)',
  contain: 'strict',
})
