import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { card, cards, details, wide } from './data-table.css'

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
// a layer of its own: rows that turn pale are not painted anew, which would take a slow processor a frame of its own
globalStyle(`${windowed} > table`, { tableLayout: 'fixed', willChange: 'opacity' })
// rows of one height: where each of a hundred thousand stands is a matter of arithmetic
// by class: an attribute that is another with every row has its styles worked out anew
globalStyle(`${windowed} .${card} > td`, { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' })
globalStyle(`${windowed} .${card} > td > *`, {
  '@container': { [cards]: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } },
})
globalStyle(`${windowed} thead`, {
  vars: { '--raan-sticky-top': '0px' },
  '@container': { [cards]: { display: 'none' } },
})
globalStyle(`${windowed} tbody`, { '@container': { [cards]: { gap: 0 } } })
globalStyle(`${windowed} .${card}`, {
  // what is painted of a row is kept while others change
  isolation: 'isolate',
  '@container': { [cards]: { borderWidth: '0 0 1px', borderRadius: 0, paddingBlock: space[3] } },
})
globalStyle(`${windowed} tr.${details}`, {
  '@container': { [cards]: { marginBlockStart: 0, borderWidth: '0 0 1px', borderRadius: 0 } },
})
export const gap = style({ padding: 0, border: 0 })
/** bars where rows will stand that are not made yet */
export const coming = style([
  gap,
  {
    backgroundImage: `linear-gradient(transparent 38%, ${color.border} 38%, ${color.border} 62%, transparent 62%)`,
    backgroundPosition: '50% 0',
    backgroundRepeat: 'repeat-y',
  },
])
export const slimColumn = style({ inlineSize: 44 })
export const foldColumn = style({ inlineSize: 52 })
export const actionColumn = style({ inlineSize: 72 })
