import { style } from '@vanilla-extract/css'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, control } = vars

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
})
export const tab = style([
  controlReset,
  focusRing,
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: control.m,
    paddingInline: space[3],
    borderBlockEnd: '2px solid transparent',
    borderStartStartRadius: radius.s,
    borderStartEndRadius: radius.s,
    outlineOffset: -2,
    color: color.textMuted,
    fontSize: font.size.m,
    fontWeight: 600,
    lineHeight: font.line,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text, backgroundColor: color.hover },
      '&[aria-selected=true]': { color: color.accent, borderBlockEndColor: color.accent },
    },
  },
])
export const panel = style([focusRing, { paddingBlockStart: space[4] }])
export const count = style([
  tabular,
  {
    minInlineSize: '1.9em',
    paddingInline: '0.5em',
    borderRadius: radius.full,
    backgroundColor: color.surfaceSunken,
    color: color.textMuted,
    fontSize: font.size.xs,
    fontWeight: 600,
    lineHeight: 1.8,
    textAlign: 'center',
  },
])
