import { style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from '../ui/motion.css'

const { color, space, font, radius, control } = vars

export const opener = style([
  controlReset,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: control.m,
    paddingInline: space[3],
    color: color.textMuted,
    backgroundColor: color.surface,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.m,
    lineHeight: font.line,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.text, backgroundColor: color.hover } },
  },
])
export const lens = style({ flex: 'none', inlineSize: 18, blockSize: 18 })
export const words = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
export const keys = style({
  flex: 'none',
  paddingInline: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.s,
  backgroundColor: color.surfaceRaised,
  fontFamily: 'inherit',
  fontSize: font.size.xs,
  '@media': { [coarsePointer]: { display: 'none' } },
})
