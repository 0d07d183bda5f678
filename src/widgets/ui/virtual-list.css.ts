import { style } from '@vanilla-extract/css'

export const scroller = style({
  position: 'relative',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // rows are where they are by arithmetic: the browser has nothing to correct
  overflowAnchor: 'none',
  contain: 'content',
})
export const all = style({ position: 'relative' })
export const row = style({ position: 'absolute', insetInline: 0, contain: 'strict' })
