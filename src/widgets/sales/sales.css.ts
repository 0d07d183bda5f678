import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

const { color, space, font, radius } = vars

const container = createContainer('sales')
const wide = `${container} (min-width: 820px)`
const middle = `${container} (min-width: 560px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const screen = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const row = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(300px, 1fr)' } },
})
export const halves = style([row, { '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }])

export const date = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[3] })
export const days = style({ minInlineSize: 0, minBlockSize: 38, '@media': { [coarsePointer]: { minBlockSize: 46 } } })
/** Same height in every language, to avoid a layout shift when the texts load. */
export const dateHeight = 66

export const dateField = style({ flex: '0 1 220px', minInlineSize: 0, minBlockSize: dateHeight })

export const tiles = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const tile = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    gap: `0 ${space[2]}`,
    blockSize: 112,
    padding: space[4],
    overflow: 'hidden',
    color: color.text,
    ...raised,
    textDecoration: 'none',
    selectors: { 'a&:hover': { borderColor: color.borderStrong } },
  },
])
export const tileIcon = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'none',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  color: color.accent,
  backgroundColor: color.accentSoft,
  borderRadius: radius.m,
  '@container': { [middle]: { display: 'grid' } },
})
globalStyle(`${tileIcon} > svg`, { inlineSize: 18, blockSize: 18 })
const oneLine = style({ minInlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' })
export const tileName = style([oneLine, { gridColumn: 1, color: color.textMuted, fontSize: font.size.s }])
export const tileFigure = style([
  tabular,
  oneLine,
  { gridColumn: 1, fontSize: font.size.xl, fontWeight: 600, lineHeight: 1.5 },
])
export const tileNote = style([
  oneLine,
  tabular,
  { gridColumn: '1 / -1', color: color.textMuted, fontSize: font.size.s },
])

export const daysHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  minBlockSize: 44,
})
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s }])

export const quietLink = style([
  focusRing,
  {
    color: color.accent,
    fontWeight: 600,
    borderRadius: radius.s,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])

export const bars = style({ display: 'grid', gap: space[1] })
export const bar = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `2px ${space[2]}`,
    alignItems: 'baseline',
    minBlockSize: 38,
    paddingInline: space[1],
    marginInline: `calc(${space[1]} * -1)`,
    color: color.text,
    fontSize: font.size.s,
    borderRadius: radius.s,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: color.hover } },
  },
])
export const barName = style({ overflowWrap: 'anywhere' })
export const barText = style([tabular, { fontWeight: 600 }])
export const barTrack = style({
  gridColumn: '1 / -1',
  blockSize: 5,
  borderRadius: radius.full,
  backgroundColor: color.surfaceSunken,
  overflow: 'hidden',
})
export const barFill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.full,
  backgroundColor: color.accent,
})
