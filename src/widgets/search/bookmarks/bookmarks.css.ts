import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../../theme/theme.css'
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
export const edit = style({ position: 'relative', display: 'inline-flex' })
globalStyle(`${edit} > button svg`, { color: color.warning })

export const tipAnchor = style({ position: 'relative', display: 'block' })
/** Bridges the gap to the trigger, so that the pointer can cross it. */
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

export const panel = style({
  position: 'absolute',
  zIndex: z.overlay,
  insetBlockStart: `calc(100% + ${space[2]})`,
  insetInlineEnd: 0,
  display: 'grid',
  gap: space[2],
  inlineSize: 320,
  padding: space[2],
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: shadow.high,
  animation: `${fade} 100ms`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
export const note = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[2],
  color: color.textMuted,
})
export const list = style({ display: 'grid', maxBlockSize: 'min(360px, 60dvh)', overflowY: 'auto' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  borderRadius: radius.m,
  selectors: { '&:hover': { backgroundColor: color.hover } },
})
export const link = style([
  focusRing,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minInlineSize: 0,
    minBlockSize: 40,
    paddingInline: space[2],
    borderRadius: radius.m,
    outlineOffset: -2,
    color: 'inherit',
    textDecoration: 'none',
  },
])
globalStyle(`${link} > svg`, { flex: 'none', inlineSize: 18, blockSize: 18, color: color.textMuted })
export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const star = style([
  controlReset,
  focusRing,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: radius.m,
    outlineOffset: -2,
    color: color.textMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.text } },
  },
])
globalStyle(`${star} > svg`, { inlineSize: 18, blockSize: 18 })
export const starred = style({ color: color.warning })
globalStyle(`${starred} > svg`, { fill: 'currentColor' })
