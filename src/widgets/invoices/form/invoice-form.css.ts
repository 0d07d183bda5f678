import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { barPosition } from '../../theme/bars'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { coarsePointer } from '../../ui/motion.css'

const { color, space, font, radius, shadow, z } = vars

const container = createContainer('invoice-form')
const roomy = `${container} (min-width: 1000px)`
const pair = `${container} (min-width: 620px)`
const narrow = `${container} (max-width: 479.98px)`
/** wide enough for a line in one row */
const lines = `${container} (min-width: 760px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
})
export const form = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const aside = style({ marginInlineStart: 'auto' })
export const number = style([tabular, { fontSize: font.size.l, fontWeight: 600 }])
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
export const strong = style({ fontWeight: 600 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
})
export const main = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const side = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const pairs = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'stretch',
  '@container': { [pair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const fields = style({ display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 })
export const days = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
})
export const client = style({
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  minInlineSize: 0,
})
export const sums = style([tabular, { display: 'grid', gap: space[1] }])
globalStyle(`${sums} dd`, { margin: 0 })
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const total = style([
  sum,
  {
    paddingBlockStart: space[2],
    borderBlockStart: `1px solid ${color.border}`,
    fontSize: font.size.l,
    fontWeight: 600,
  },
])

export const foot = style({
  position: barPosition,
  zIndex: z.sticky,
  insetBlockEnd: `calc(var(--raan-sticky-bottom, 0px) + ${space[3]})`,
  display: 'grid',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.high,
})
// the error list never covers the form
globalStyle(`${foot} > [role="alert"]`, { maxBlockSize: '30vh', overflow: 'auto' })
// keeps the focused control clear of the sticky bar
globalStyle(`${columns} :is(input, select, textarea, button)`, { scrollMarginBlockEnd: 120 })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
})
export const cancel = style({ '@container': { [narrow]: { display: 'none' } } })
export const barSum = style([
  tabular,
  {
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    fontSize: font.size.l,
    fontWeight: 600,
  },
])

const itemColumns = 'minmax(0, 1fr) 76px 108px 92px 108px 32px'
const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const list = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const heads = style({
  display: 'none',
  gap: space[2],
  color: color.textMuted,
  fontSize: font.size.s,
  fontWeight: 600,
  '@container': { [lines]: { display: 'grid', gridTemplateColumns: itemColumns } },
})
export const numberHead = style({ textAlign: 'end' })
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  alignItems: 'start',
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': { [lines]: { gridTemplateColumns: itemColumns } },
})
globalStyle(`${item} label`, { '@container': { [lines]: hidden } })
export const what = style({
  display: 'grid',
  gap: space[1],
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@container': { [lines]: { gridColumn: 'auto' } },
})
export const details = style({
  fontSize: font.size.s,
  // iOS zooms into fields with a smaller font
  '@media': { [coarsePointer]: { fontSize: `max(16px, ${font.size.s})` } },
})
export const itemNumber = style({ minInlineSize: 0 })
globalStyle(`${itemNumber} input`, { textAlign: 'end' })
export const itemSum = style([
  tabular,
  {
    gridColumn: '1 / 3',
    minBlockSize: vars.control.s,
    display: 'inline-flex',
    alignItems: 'center',
    fontWeight: 600,
    '@container': {
      [lines]: { gridColumn: 'auto', justifyContent: 'flex-end', minBlockSize: vars.control.m },
    },
  },
])
globalStyle(`${item} > button`, { justifySelf: 'end', '@container': { [lines]: { marginBlockStart: 4 } } })
