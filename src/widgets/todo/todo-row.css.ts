import { globalStyle, style } from '@vanilla-extract/css'
import { narrow } from '../list/panes.css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

const { color, space, font, radius, shadow } = vars

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 52,
  paddingInline: space[2],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  scrollMarginBlock: 64,
  selectors: {
    '&:hover': { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` },
    '&[data-lifted]': { zIndex: 1, boxShadow: shadow.high, borderRadius: radius.m, borderColor: 'transparent' },
    '&[aria-busy=true]': { opacity: 0.6 },
  },
})

export const handle = style([
  controlReset,
  focusRing,
  {
    position: 'relative',
    zIndex: 1,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 40,
    borderRadius: radius.s,
    color: color.textMuted,
    cursor: 'grab',
    // touch moves the task, not the page
    touchAction: 'none',
    selectors: {
      '&:hover': { color: color.text, backgroundColor: color.hover },
      [`${row}[data-lifted] &`]: { cursor: 'grabbing', color: color.accent },
      '&:disabled': { cursor: 'progress' },
    },
    '@media': { [coarsePointer]: { inlineSize: 40, blockSize: 44 } },
  },
])
globalStyle(`${handle} > svg`, { inlineSize: 18, blockSize: 18 })

export const tick = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 32,
  minBlockSize: 40,
})
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  '@container': { [narrow]: { display: 'grid', paddingBlock: space[1] } },
})
export const title = style([
  controlReset,
  {
    minInlineSize: 0,
    minBlockSize: 24,
    fontSize: font.size.m,
    lineHeight: font.line,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      // the whole row opens the task; other controls are layered above it
      '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.s },
      '&:focus-visible::before': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      [`${row}[data-done] &`]: { color: color.textMuted, textDecoration: 'line-through' },
      '&:disabled': { cursor: 'progress' },
    },
  },
])
export const marks = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.half} ${space[2]}`,
})
export const due = style([
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    color: color.textMuted,
    fontSize: font.size.s,
    whiteSpace: 'nowrap',
    selectors: { '&[data-late]': { color: color.danger, fontWeight: 600 } },
  },
])
globalStyle(`${due} > svg`, { flex: 'none', inlineSize: 14, blockSize: 14 })
export const end = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
})
/** reserves its space without an assignee, so that dates line up */
export const who = style({
  display: 'grid',
  inlineSize: 28,
  marginInlineStart: space[2],
  '@container': { [narrow]: { inlineSize: 'auto', marginInlineStart: 0 } },
})
export const star = style({ color: color.textMuted })
globalStyle(`${star}[aria-pressed=true]`, { color: color.warning })
globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' })
