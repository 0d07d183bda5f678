import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { box } from './box.css'

const { color, space, radius } = vars

export const frame = style({ position: 'relative', display: 'grid', blockSize: 'fit-content', minInlineSize: 0 })
export const input = style([
  box,
  {
    paddingInlineStart: space[10],
    paddingInlineEnd: space[10],
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
    },
  },
])
const inside = { position: 'absolute', insetBlock: 0, marginBlock: 'auto', color: color.textMuted } as const
export const lens = style({
  ...inside,
  insetInlineStart: space[3],
  inlineSize: 18,
  blockSize: 18,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})
export const clear = style([
  controlReset,
  focusRing,
  {
    ...inside,
    insetInlineEnd: space[1],
    display: 'grid',
    placeItems: 'center',
    inlineSize: 30,
    blockSize: 30,
    borderRadius: radius.s,
    cursor: 'pointer',
    outlineOffset: -2,
    selectors: { '&:hover': { color: color.text, backgroundColor: color.hover } },
    '@media': { '(pointer: coarse)': { inlineSize: 40, blockSize: 40, insetInlineEnd: 2 } },
  },
])
