import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, shadow } = vars

export const stage = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  color: color.text,
  backgroundColor: 'transparent',
  overflow: 'hidden',
  outline: 'none',
  // the highlight ring dims everything else
  selectors: { '&::backdrop': { backgroundColor: 'transparent' } },
})
export const ring = style({
  position: 'absolute',
  borderRadius: radius.m,
  boxShadow: `0 0 0 200vmax ${color.backdrop}`,
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
  pointerEvents: 'none',
})
export const card = style({
  position: 'absolute',
  inlineSize: 'min(320px, calc(100vw - 16px))',
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.high,
  lineHeight: font.line,
})
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[2] })
export const title = style({ fontSize: font.size.l })
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const progress = style({ flex: 1, color: color.textMuted, fontSize: font.size.s })
