import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { cards, wide } from './data-table.css'
import { rowPixels } from './window-blocks'

const { color, space, radius } = vars

/** a window onto many rows */
export const scroller = style([
  focusRing,
  {
    // hidden words of its rows end here too: placed by the page they would make it as long as all rows
    position: 'relative',
    maxBlockSize: 'min(70vh, 640px)',
    overflow: 'auto',
    border: `1px solid ${color.border}`,
    borderRadius: radius.m,
    overflowAnchor: 'none',
  },
])
/** with less room than its columns need the window scrolls sideways; on a phone rows are cards */
export const windowed = style({
  minInlineSize: 0,
  '@container': { [wide]: { minInlineSize: 'var(--raan-columns)' } },
})
// a layer of its own: rows that turn pale are not painted again, which would take a slow processor a frame of its own
globalStyle(`${windowed} > table`, { display: 'block', willChange: 'opacity' })
globalStyle(`${windowed} thead`, {
  vars: { '--raan-sticky-top': '0px' },
  display: 'block',
  '@container': { [cards]: { display: 'none' } },
})
const tracks = { display: 'grid', gridTemplateColumns: 'var(--raan-widths)' }
globalStyle(`${windowed} thead > tr`, { '@container': { [wide]: tracks } })
// the tracks say how wide, not the cells
globalStyle(`${windowed} tr > :is(th, td)`, { '@container': { [wide]: { inlineSize: 'auto' } } })

/** as high as all of them: what happens in it concerns nothing around it */
export const rows = style({ display: 'block', position: 'relative', contain: 'strict' })

const placed = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })
/** its place is a transform, which is no matter of layout */
export const row = style([
  placed,
  {
    contain: 'layout style paint',
    borderBlockEnd: `1px solid ${color.border}`,
    '@container': {
      [wide]: { ...tracks, alignItems: 'center', minBlockSize: rowPixels },
      [cards]: { borderWidth: '0 0 1px', borderRadius: 0, paddingBlock: space[3] },
    },
  },
])
globalStyle(`${row} > td`, { border: 0 })
// rows of one height: where each of a hundred thousand stands is a matter of arithmetic
export const cell = style({
  selectors: {
    [`${row} > &`]: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
  '@container': {
    [cards]: {
      selectors: {
        [`${row} > &`]: { display: 'block' },
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
/** what is not ticked has no mark to paint */
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
