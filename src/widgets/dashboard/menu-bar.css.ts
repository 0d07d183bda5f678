import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { acrossHeight, edge } from './frame.css'

const { color, space, font, radius, shadow, z } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: acrossHeight - 1,
  paddingInline: `calc(${edge} - ${space[3]})`,
})
export const group = style({ position: 'relative' })

export const heading = style([
  controlReset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: 38,
    paddingInline: space[3],
    borderRadius: radius.m,
    outlineOffset: -2,
    cursor: 'pointer',
    fontSize: font.size.m,
    fontWeight: 600,
    selectors: { '&:hover, &[aria-expanded=true]': { backgroundColor: color.hover } },
  },
])
export const here = style({ color: color.accent })
export const arrow = style({ inlineSize: 16, blockSize: 16 })

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 2px)',
  insetInlineStart: 0,
  zIndex: z.overlay,
  minInlineSize: 232,
  inlineSize: 'max-content',
  maxBlockSize: 'min(70dvh, 520px)',
  padding: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  boxShadow: shadow.high,
})
