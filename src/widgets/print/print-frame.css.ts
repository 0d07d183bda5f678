import { style } from '@vanilla-extract/css'

// needs a layout, otherwise there is nothing to measure or print
export const frame = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: '-400mm',
  inlineSize: '220mm',
  blockSize: '300mm',
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
})
