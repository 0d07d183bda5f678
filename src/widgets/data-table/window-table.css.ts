import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { cards, wide } from './data-table.css'
import { rowPixels } from './window-blocks'

const { color, space, radius } = vars

export const scroller = style([
  focusRing,
  {
    // contains the visually hidden texts of its rows, which would otherwise extend the page
    position: 'relative',
    maxBlockSize: 'min(70vh, 640px)',
    overflow: 'auto',
    border: `1px solid ${color.border}`,
    borderRadius: radius.m,
    overflowAnchor: 'none',
  },
])
/** scrolls sideways if its columns don't fit; on a phone rows are cards */
export const windowed = style({
  minInlineSize: 0,
  '@container': { [wide]: { minInlineSize: 'var(--raan-columns)' } },
})
// own compositor layer: fading stale rows doesn't repaint them, which takes a slow CPU a whole frame
globalStyle(`${windowed} > table`, { display: 'block', willChange: 'opacity' })
globalStyle(`${windowed} thead`, {
  vars: { '--raan-sticky-top': '0px' },
  display: 'block',
  '@container': { [cards]: { display: 'none' } },
})
const tracks = { display: 'grid', gridTemplateColumns: 'var(--raan-widths)' }
globalStyle(`${windowed} thead > tr`, { '@container': { [wide]: tracks } })
// the grid tracks set the widths, not the cells
globalStyle(`${windowed} tr > :is(th, td)`, { '@container': { [wide]: { inlineSize: 'auto' } } })

/** fixed height: changes inside need no layout outside */
export const rows = style({ display: 'block', position: 'relative', contain: 'strict' })

const placed = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })
/** positioned by a transform, which needs no layout; with `contain`, Chromium takes five times as long to update its layer */
export const row = style([
  placed,
  {
    borderBlockEnd: `1px solid ${color.border}`,
    '@container': {
      [wide]: { ...tracks, alignItems: 'center', minBlockSize: rowPixels },
      [cards]: { borderWidth: '0 0 1px', borderRadius: 0, paddingBlock: space[3] },
    },
  },
])
globalStyle(`${row} > td`, { border: 0 })
// rows of equal height, so that the position of each of 100,000 is computed
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' }
export const cell = style({
  selectors: { [`${row} > &`]: { whiteSpace: 'nowrap' } },
  '@container': {
    [cards]: {
      selectors: {
        [`${row} > &`]: { display: 'block', ...cut },
        [`${row} > &[data-label]::before`]: {
          float: 'inline-start',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          paddingInlineEnd: space[4],
        },
      },
    },
  },
})
/** its text may be wider than the cell: a clip per cell costs each frame of a scroll */
export const clipped = style({ selectors: { [`${row} > &`]: cut } })
/** unchecked boxes have no mark to paint */
export const tick = style({ selectors: { '&:not(:checked, :indeterminate)::before': { display: 'none' } } })
export const detail = style([
  placed,
  {
    display: 'block',
    '@container': {
      [cards]: { selectors: { '&&&': { marginBlockStart: 0 } }, borderWidth: '0 0 1px', borderRadius: 0 },
    },
  },
])
globalStyle(`${detail} > td`, { display: 'block' })
