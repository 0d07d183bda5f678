import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer, reducedMotion } from '../ui/motion.css'

const { color, space, font, radius } = vars

export const menu = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
})
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.half })

export const heading = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minBlockSize: 34,
    paddingInline: space[3],
    borderRadius: radius.m,
    outlineOffset: -2,
    cursor: 'pointer',
    color: color.textMuted,
    fontSize: font.size.xs,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: { '&:hover': { color: color.text, backgroundColor: color.hover } },
    '@media': { [coarsePointer]: { minBlockSize: 44 } },
  },
])
/** The current group: its heading is highlighted while collapsed. */
export const here = style({ selectors: { '&[aria-expanded=false]': { color: color.accent } } })
export const arrow = style({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  transition: 'transform 140ms',
  selectors: {
    '[aria-expanded=false] > &': { transform: 'rotate(-90deg)' },
    '[aria-expanded=false] > &:dir(rtl)': { transform: 'rotate(90deg)' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
})

export const entry = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: 40,
    paddingInline: space[3],
    overflow: 'hidden',
    borderRadius: radius.m,
    outlineOffset: -2,
    color: color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'background-color 120ms',
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      'li + li > &': { marginBlockStart: space.half },
    },
    '@media': { [reducedMotion]: { transition: 'none' }, [coarsePointer]: { minBlockSize: 46 } },
  },
])
export const sub = style({ paddingInlineStart: space[8] })
export const current = style({
  color: color.accent,
  backgroundColor: color.accentSoft,
  fontWeight: 600,
  selectors: { '&:hover': { backgroundColor: color.accentSoft } },
})
export const icon = style({ flex: 'none', inlineSize: 20, blockSize: 20 })
export const word = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  transition: 'opacity 140ms',
  '@media': { [reducedMotion]: { transition: 'none' } },
})
