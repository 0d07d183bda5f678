import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

const { color, space, font, radius } = vars

export const screen = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const range = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'start' })
globalStyle(`${range} :has(> input)`, { inlineSize: 144 })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const list = style([
  tabular,
  {
    fontSize: font.size.s,
    overflowWrap: 'anywhere',
    selectors: { '&&': { minBlockSize: 104, maxBlockSize: 320 } },
    // iOS zooms into fields with a smaller font
    '@media': { [coarsePointer]: { fontSize: `max(16px, ${font.size.s})` } },
  },
])
/** Where a table is cards, its headings are hidden: this one stays, and says what it ticks. */
export const tickAll = style({})
globalStyle(`[role=columnheader]:has(> ${tickAll}):not([aria-sort])`, {
  '@container': {
    '(max-width: 639.98px)': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
})
globalStyle(`${tickAll} > span`, {
  '@container': {
    '(min-width: 640px)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const foot = style({ paddingBlockStart: space[3] })

export const stack = style({ display: 'inline-grid', justifyItems: 'start', minInlineSize: 0 })
export const sum = style({ display: 'inline-grid', justifyItems: 'end' })
export const number = style([tabular, { whiteSpace: 'nowrap' }])
export const strong = style([tabular, { fontWeight: 600 }])
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
export const raw = style({ fontSize: font.size.s, overflowWrap: 'anywhere' })
export const late = style([tabular, { color: color.dangerStrong, fontWeight: 600, whiteSpace: 'nowrap' }])
export const fieldError = style({ color: color.dangerStrong, fontSize: font.size.s })
export const link = style([
  focusRing,
  tabular,
  {
    color: color.accent,
    fontWeight: 600,
    fontSize: font.size.s,
    whiteSpace: 'nowrap',
    borderRadius: radius.s,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])

export const said = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'start',
    justifySelf: 'start',
    gap: space[1],
    fontSize: font.size.s,
    color: color.success,
    borderRadius: radius.s,
    // takes no space while empty
    selectors: { '&:empty': { position: 'absolute' } },
  },
])
export const undo = style({ alignSelf: 'start', justifySelf: 'start' })
export const saidIcon = style({ flex: 'none', inlineSize: 16, blockSize: 16, marginBlockStart: 3 })
export const marking = style([
  focusRing,
  {
    display: 'grid',
    gap: space[2],
    minInlineSize: 0,
    selectors: { '&:has(p:not(:empty))': { paddingBlockStart: space[3] } },
  },
])

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const sums = style([tabular, { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` }])

export const question = style({
  padding: space[3],
  border: `1px solid ${color.warning}`,
  borderRadius: radius.m,
})
export const hint = style({ paddingBlockStart: space[2], color: color.textMuted, fontSize: font.size.s })
export const summary = style([focusRing, { inlineSize: 'fit-content', cursor: 'pointer', fontSize: font.size.s }])
export const asked = style({ fontWeight: 600, fontSize: font.size.m })
export const scroll = style([focusRing, { overflowX: 'auto', paddingBlock: space[2], minInlineSize: 0 }])
export const preview = style({ borderCollapse: 'collapse', fontSize: font.size.s })
export const previewCell = style([
  tabular,
  {
    minInlineSize: 168,
    maxInlineSize: 240,
    padding: `${space[1]} ${space[2]}`,
    verticalAlign: 'bottom',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${color.border}`,
    overflowWrap: 'anywhere',
  },
])
export const others = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[2],
  fontSize: font.size.s,
  overflowWrap: 'anywhere',
})
