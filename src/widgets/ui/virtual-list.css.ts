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
export const all = style({ position: 'relative' })
export const row = style({ position: 'absolute', insetInline: 0, contain: 'strict' })
