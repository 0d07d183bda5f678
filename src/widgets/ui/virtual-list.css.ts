import { style } from '@vanilla-extract/css'
export const scroller = style({
  // sized by its container only: a new row needs no layout outside the list
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // rows are positioned explicitly: scroll anchoring has nothing to correct
  overflowAnchor: 'none',
})
/** fixed height: changes inside need no layout outside */
export const all = style({ position: 'relative', contain: 'strict' })
/** positioned by a transform, which needs no layout */
export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--raan-row)',
  contain: 'strict',
})
