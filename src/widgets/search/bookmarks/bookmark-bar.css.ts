import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { fade, reducedMotion } from '../../ui/motion.css'

const { color, space, font, radius, control, shadow, z } = vars

export const bar = style({ flex: 1, display: 'flex', justifyContent: 'end', alignItems: 'center', gap: space.half })
export const icons = style({ display: 'flex', alignItems: 'center', gap: space.half })
export const icon = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: control.s,
    blockSize: control.s,
    borderRadius: radius.m,
    color: color.textMuted,
    outlineOffset: -2,
    selectors: { '&:hover': { color: color.accent, backgroundColor: color.hover } },
  },
])
globalStyle(`${icon} > svg`, { inlineSize: 18, blockSize: 18 })
export const star = style({ position: 'relative', display: 'inline-flex' })
globalStyle(`${star} > button svg`, { color: color.warning })

export const tipAnchor = style({ position: 'relative', display: 'block' })
/** Reaches up to what it belongs to, so that the pointer gets across. */
export const tipBridge = style({
  position: 'absolute',
  zIndex: z.overlay,
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  paddingBlockStart: space[1],
  transform: 'translateX(-50%)',
  selectors: { '&:dir(rtl)': { transform: 'translateX(50%)' } },
  animation: `${fade} 100ms`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
export const tip = style({
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: 260,
  paddingInline: space[2],
  paddingBlock: space.half,
  color: color.surfaceRaised,
  backgroundColor: color.text,
  borderRadius: radius.s,
  boxShadow: shadow.high,
  fontSize: font.size.s,
  lineHeight: font.line,
})
